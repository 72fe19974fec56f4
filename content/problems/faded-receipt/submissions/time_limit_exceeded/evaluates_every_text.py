# Right but too slow: writes down every reading and has it evaluated.
import re
import sys
from itertools import product

digits, total = sys.stdin.read().split()
found = []
for signs in product(['', '+', '-'], repeat=len(digits) - 1):
    reading = ''.join(digit + sign for digit, sign in zip(digits, [*signs, '']))
    if not re.search(r'(?<![0-9])0[0-9]', reading) and eval(reading) == int(total):
        found.append(reading)
print(len(found), *found[:1], sep='\n')
