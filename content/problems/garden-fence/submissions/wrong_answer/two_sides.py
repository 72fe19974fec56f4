# Wrong: puts a fence along two of the four sides only.
a, b = map(int, input().split())
print(a * b, a + b)
