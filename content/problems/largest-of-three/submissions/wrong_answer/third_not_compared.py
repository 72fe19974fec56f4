# Wrong: looks at the third number only if the second one was not warmer than the first.
a, b, c = map(int, input().split())
warmest = a
if b > warmest:
    warmest = b
elif c > warmest:
    warmest = c
print(warmest)
