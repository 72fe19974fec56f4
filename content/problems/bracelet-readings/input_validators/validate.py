"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

sys.exit(42 if re.fullmatch(r'[a-z]{1,200000}\n', sys.stdin.buffer.read().decode('latin-1')) else 43)
