"""How the page looks: on a phone, on a wide screen, in the light and in the dark."""

from __future__ import annotations

STYLE = """
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #59636e; --paper: #fff; --pale: #f4f6f8; --line: #d5dbe1; --link: #0550ae;
  --compile: #1a7f4b; --recompile: #b35900; --break: #c4222f; --eager: #6e7781; --refused: #8250df; --guard: #0969da; }
@media (prefers-color-scheme: dark) { :root { --ink: #e2e7ed; --soft: #96a0ab; --paper: #14181d; --pale: #1c2228; --line: #343c45; --link: #77b2ff;
  --compile: #43c483; --recompile: #f0a04b; --break: #ff7b80; --eager: #9aa4ae; --refused: #be94ff; --guard: #6cb2ff; } }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; color: var(--ink); background: var(--paper);
  overflow-wrap: anywhere; }
header, main { max-width: 1120px; margin: 0 auto; padding: 0 20px; }
h1 { font-size: 1.5rem; margin: 24px 0 4px; letter-spacing: -.01em; } h2 { font-size: 1.2rem; margin: 36px 0 10px; padding-bottom: 4px;
  border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 22px 0 8px; } h4 { font-size: .9rem; margin: 14px 0 6px; } h5 { font-size: .78rem; margin: 12px 0 4px;
  color: var(--soft); font-weight: 600; }
p { margin: 6px 0; } small, .aside, .about, .place { color: var(--soft); font-size: .82rem; font-weight: 400; } a { color: var(--link);
  text-decoration: none; } a:hover { text-decoration: underline; }
code, pre, .value { font: .85em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre { margin: 0; padding: 10px 12px; overflow-x: auto; background: var(--pale); border-radius: 6px; overflow-wrap: normal; }
nav { display: flex; flex-wrap: wrap; gap: 4px 18px; margin-top: 14px; font-size: .9rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(104px, 1fr)); gap: 8px; margin-top: 14px; }
.tile { padding: 8px 12px; background: var(--pale); border-radius: 8px; color: var(--soft); font-size: .82rem; border-left: 3px solid var(--line); }
  .tile b { display: block; font-size: 1.3rem; color: var(--ink); line-height: 1.25; }
.warning { margin-top: 10px; padding: 8px 12px; border: 1px solid var(--break); border-radius: 6px; }
.tile.compile { border-color: var(--compile); } .tile.recompile { border-color: var(--recompile); } .tile.break { border-color: var(--break); }
.tile.eager { border-color: var(--eager); } .tile.refused { border-color: var(--refused); }
.chip { display: inline-block; padding: 0 7px; border-radius: 9px; font-size: .74rem; line-height: 1.55; background: var(--pale); color: var(--soft);
  border: 1px solid var(--line); white-space: nowrap; }
.chip.compile { color: var(--compile); border-color: currentColor; } .chip.recompile { color: var(--recompile); border-color: currentColor; }
  .chip.break { color: var(--break); border-color: currentColor; }
.chip.refused { color: var(--refused); border-color: currentColor; } .chip.through { color: var(--compile); border-style: dashed;
  border-color: currentColor; }
details > summary { cursor: pointer; } details > summary:hover { background: var(--pale); } ul { margin: 6px 0; padding-left: 20px; }
  ul.facts, .guards ul { font-size: .84rem; }
:target { outline: 2px solid var(--guard); outline-offset: 3px; border-radius: 6px; }

.timeline { margin-top: 6px; } .lane-name { font-size: .78rem; color: var(--soft); margin-top: 6px; } svg { display: block; }
  .lane { background: var(--pale); border-radius: 5px; }
.axis text { font-size: 11px; fill: var(--soft); } .lane rect.compile { fill: var(--compile); } .lane rect.recompile { fill: var(--recompile); }
  .lane rect.fold { fill: var(--eager); }
.lane rect { opacity: .62; stroke: var(--paper); stroke-width: .5; } .lane a:hover rect { opacity: 1; } .lane line { stroke-width: 2; }
  .lane line.break { stroke: var(--break); } .lane line.eager { stroke: var(--eager); } .lane line.refused { stroke: var(--refused); }
.legend { display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: .8rem; color: var(--soft); } .key { display: inline-block; width: 10px;
  height: 10px; border-radius: 3px; margin-right: 5px; }
.key.compile { background: var(--compile); } .key.recompile { background: var(--recompile); } .key.fold, .key.eager { background: var(--eager); }
  .key.break { background: var(--break); } .key.refused { background: var(--refused); }
.key.break, .key.eager, .key.refused { width: 3px; height: 12px; border-radius: 0; vertical-align: -1px; }

.card, .entry, .inlined { margin: 8px 0; border: 1px solid var(--line); border-radius: 8px; padding: 7px 12px; }
  .card > summary, .entry > summary { margin: -7px -12px; padding: 7px 12px; border-radius: 8px; }
.card[open] > summary, .entry[open] > summary, .inlined[open] > summary { margin-bottom: 8px; } .reason { margin: 8px 0 4px; }
  .guard { font-weight: 600; font-size: .9rem; }
.sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px; } .side { background: var(--pale); border-radius: 6px;
  padding: 6px 10px; border-left: 3px solid var(--compile); } .side.got { border-left-color: var(--recompile); }
.label { color: var(--soft); font-size: .76rem; } .value { font-size: .95rem; white-space: pre-wrap; } .because code { background: var(--pale);
  padding: 1px 5px; border-radius: 4px; } .hint { color: var(--soft); font-size: .85rem; }

.steps { border-top: 1px solid var(--line); } .kernel { display: block; color: inherit; border-bottom: 1px solid var(--line); }
  a.kernel:hover { background: var(--pale); text-decoration: none; }
details.kernel > summary { list-style: none; } details.kernel > summary::-webkit-details-marker { display: none; }
  details.kernel[open] { padding-bottom: 10px; }
.step { display: grid; grid-template-columns: minmax(0, 1fr) 76px 110px 52px 250px; gap: 2px 10px; align-items: center; padding: 4px 2px;
  font-size: .86rem; }
.step .time, .step .share { text-align: right; font-variant-numeric: tabular-nums; } .step .reached { color: var(--soft); font-size: .78rem; }
.meter { height: 8px; border-radius: 4px; background: var(--pale); border: 1px solid var(--line); overflow: hidden; }
  .meter.none { visibility: hidden; } .meter i { display: block; height: 100%; }
.meter .good { background: var(--compile); } .meter .fair { background: var(--recompile); } .meter .poor { background: var(--break); }

.source { border: 1px solid var(--line); border-radius: 8px; padding: 4px 0; overflow: hidden; } .source .line { display: flex; flex-wrap: wrap;
  align-items: baseline; border-left: 4px solid transparent; padding-right: 8px; }
.line .no { width: 44px; padding-right: 10px; text-align: right; color: var(--soft); font: .76rem/1.6 ui-monospace, monospace; flex: none;
  user-select: none; }
.line code { flex: 1 1 0; min-width: 0; white-space: pre-wrap; tab-size: 4; } .line.compiled { border-left-color: var(--compile); }
  .line.through { border-left-color: var(--compile); border-left-style: dotted; } .line.compiled.through { border-left-style: solid; }
.line.broken { border-left: 4px solid var(--break); background: color-mix(in srgb, var(--break) 8%, transparent); } .gap { padding-left: 44px;
  color: var(--soft); } .chips { display: flex; flex-wrap: wrap; gap: 4px; justify-content: flex-end; font-size: .76rem; padding: 1px 0 1px 10px; }
.note { flex: 1 0 100%; margin: 2px 0 6px; padding-left: 44px; min-width: 0; font-size: .84rem; color: var(--soft); } .note b { color: var(--break); }
.guards { font-size: .74rem; line-height: 1.55; color: var(--guard); } .guards > summary { border: 1px solid currentColor; border-radius: 9px;
  padding: 0 7px; list-style: none; } .guards > summary::-webkit-details-marker { display: none; }
.guards[open] { flex: 1 0 100%; } .guards ul { color: var(--ink); max-height: 22em; overflow-y: auto; }

.scroll { overflow: auto; max-height: 75vh; } .graph { margin: 4px 0; } .graph text { font: 11.5px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  text-anchor: middle; fill: var(--ink); } .graph text.type { font-size: 10px; fill: var(--soft); }
.edges path { fill: none; stroke: var(--soft); stroke-width: 1; opacity: .55; } .box rect { fill: var(--paper); stroke: var(--soft); stroke-width: 1;
  } .box.input rect { fill: var(--pale); stroke: var(--line); } .box.output rect { stroke-width: 2.5; } a:hover .box rect { stroke-width: 2.5; }
.s0 rect { stroke: #2f81f7; fill: #2f81f722; } .s1 rect { stroke: #d97706; fill: #d9770622; } .s2 rect { stroke: #16a34a; fill: #16a34a22; }
  .s3 rect { stroke: #9333ea; fill: #9333ea22; }
.s4 rect { stroke: #dc2626; fill: #dc262622; } .s5 rect { stroke: #0891b2; fill: #0891b222; } .s6 rect { stroke: #ca8a04; fill: #ca8a0422; }
  .s7 rect { stroke: #db2777; fill: #db277722; }

@media (max-width: 760px) {
  header, main { padding: 0 12px; } body { font-size: 14px; } .step { grid-template-columns: minmax(0, 1fr) 70px 44px; }
  .step .name { grid-column: 1 / -1; } .step .meter { grid-column: 1; grid-row: 2; } .step .time { grid-column: 2; grid-row: 2; }
  .step .share { grid-column: 3; grid-row: 2; } .step .reached { grid-column: 1 / -1; } .line .no { width: 34px; padding-right: 7px; }
  .line .chips { flex: 1 0 100%; justify-content: flex-start; padding-left: 34px; } .note { padding-left: 34px; }
  .card, .entry, .inlined { padding: 7px 9px; } .card > summary, .entry > summary { margin: -7px -9px; padding: 7px 9px; }
}
@media print { details:not([open]) > :not(summary) { display: block; } nav { display: none; } }
"""
