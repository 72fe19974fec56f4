# Prints how many points Ana and Ben have together.
a, b = map(int, input().split())

# Write your solution here.
points = 0

print(points)
