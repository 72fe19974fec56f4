# Wrong: does not count both directions of a bracelet with a single bead, whose two ways differ all the same.
s = input().strip()
n = len(s)

def least(s):
    i, j, k = (0, 1, 0)
    while i < n and j < n and (k < n):
        a, b = (s[(i + k) % n], s[(j + k) % n])
        if a == b:
            k += 1
            continue
        if a > b:
            i += k + 1
        else:
            j += k + 1
        if i == j:
            j += 1
        k = 0
    i = min(i, j)
    return s[i:] + s[:i]

def per(t):
    p = (t + t).find(t, 1)
    return n // p
a, b = (least(s), least(s[::-1]))
m = min(a, b)
print(m, per(m) * (2 if a == b and n > 1 else 1))
