"""Accepts (exit 42) exactly the inputs that the statement allows: one line of 1 to 4000 small letters."""
import re
import sys

text = sys.stdin.buffer.read().decode('latin-1')
sys.exit(42 if re.fullmatch(r'[a-z]{1,4000}\n', text) else 43)
