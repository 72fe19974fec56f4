# Prints the area of a garden and the length of the fence around it.
a, b = map(int, input().split())

# Write your solution here.
area = 0
fence = 0

print(area, fence)
