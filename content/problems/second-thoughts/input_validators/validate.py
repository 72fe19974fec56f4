"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

SHAPE = re.compile(r'[a-z<+-]{1,200000}\n')

sys.exit(42 if SHAPE.fullmatch(sys.stdin.buffer.read().decode('latin-1')) else 43)
