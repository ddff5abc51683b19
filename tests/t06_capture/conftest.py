"""Puts this folder on the path, so that the corpus is one module for all tests here."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
