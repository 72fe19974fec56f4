# Wrong: one nested call for each bracket, and brackets can be very deep.
import sys
s = sys.stdin.readline().strip()
k = int(sys.stdin.readline())

def parse(i):
    parts = []
    total = 0
    while i < len(s) and s[i] != ')':
        if s[i].isalpha():
            parts.append((s[i], 1, 1))
            total += 1
            i += 1
        else:
            j = i
            while s[j].isdigit():
                j += 1
            c = int(s[i:j])
            inner, t, i = parse(j + 1)
            i += 1
            parts.append((inner, t, c))
            total += t * c
    return (parts, total, i)

def find(parts, k):
    for p, t, c in parts:
        if k <= t * c:
            return p if isinstance(p, str) else find(p, (k - 1) % t + 1)
        k -= t * c
parts, total, _ = parse(0)
print(total, find(parts, k) if k <= total else '-')
