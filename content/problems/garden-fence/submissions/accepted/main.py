a, b = map(int, input().split())

area = a * b
fence = 2 * a + 2 * b

print(area, fence)
