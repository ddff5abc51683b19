"""The mathematics of kernels, one file per family. Nothing is loaded here, because it loads LLVM."""
