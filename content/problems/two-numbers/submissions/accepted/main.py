a, b = map(int, input().split())

points = a + b

print(points)
