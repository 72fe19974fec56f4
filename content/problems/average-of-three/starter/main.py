# Prints the mean of three numbers.
a, b, c = map(int, input().split())

# Write your solution here.
mean = 0

print(mean)
