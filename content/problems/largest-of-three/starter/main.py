# Prints the highest of three temperatures.
a, b, c = map(int, input().split())

# Write your solution here.
warmest = 0

print(warmest)
