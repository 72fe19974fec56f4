# Wrong: refuses a price of 0 at the very beginning.
import sys
d = sys.stdin.readline().strip()
t = int(sys.stdin.readline())
n = len(d)
res = []
c = 0
first = None

def go(i, total, text):
    global c, first
    if i == n:
        if total == t:
            c += 1
            if first is None:
                first = text
        return
    for j in range(n, i, -1):
        if d[i] == '0' and n > 1 and (j > i + 0) and (i + 1 <= j) and (d[i] == '0'):
            if not (j == i + 1 and i > 0):
                continue
        v = int(d[i:j])
        if i == 0:
            go(j, v, d[:j])
        else:
            go(j, total + v, text + '+' + d[i:j])
            go(j, total - v, text + '-' + d[i:j])
go(0, 0, '')
print(c)
if c:
    print(first)
