#!/usr/bin/env python3
"""Exit status 42 if standard input is a well-formed test case of this problem, 43 otherwise."""
import re
import sys

SHAPE = re.compile(r'[a-z{}\[\]()]{1,200000}\n')

text = sys.stdin.buffer.read().decode('ascii', 'replace')
sys.exit(42 if SHAPE.fullmatch(text) else 43)
