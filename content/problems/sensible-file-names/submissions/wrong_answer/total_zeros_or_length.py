# Wrong: when all values are equal takes the shorter name first, instead of looking at the zeros from the left.
import sys, re
from functools import cmp_to_key
w = sys.stdin.read().split()[1:]

def key(s):
    ps = []
    for m in re.finditer('\\d+|[a-z]', s):
        p = m.group()
        ps.append((0, int(p), '') if p.isdigit() else (1, 0, p))
    return (ps, len(s))
print('\n'.join(sorted(w, key=key)))
