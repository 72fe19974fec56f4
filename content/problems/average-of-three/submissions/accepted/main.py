a, b, c = map(int, input().split())

mean = (a + b + c) / 3

print(mean)
