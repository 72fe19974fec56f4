a, b, c = map(int, input().split())

warmest = a
if b > warmest:
    warmest = b
if c > warmest:
    warmest = c

print(warmest)
