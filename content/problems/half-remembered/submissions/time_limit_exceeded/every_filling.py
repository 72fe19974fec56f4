# Right but too slow: looks at the rules only when all wheels are set.
import sys
from itertools import product

pattern, total = sys.stdin.read().split()
codes = []
for code in product(*(range(10) if known == '?' else [int(known)] for known in pattern)):
    apart = all(abs(code[i] - code[i + 1]) >= 2 for i in range(len(code) - 1))
    if apart and len(set(code)) == len(code) and sum(code) == int(total):
        codes.append(''.join(map(str, code)))
print(len(codes))
if codes:
    print(codes[0], codes[-1])
