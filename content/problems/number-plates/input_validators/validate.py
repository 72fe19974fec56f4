"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

SHAPE = re.compile(r'[A-HJ-NP-Z0-9]{1,100000}\n(0|[1-9][0-9]{0,18})\n')

match = SHAPE.fullmatch(sys.stdin.buffer.read().decode('latin-1'))
sys.exit(42 if match and int(match[1]) <= 10**18 else 43)
