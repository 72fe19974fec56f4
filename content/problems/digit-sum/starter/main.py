# Prints the sum of the digits of n.
n = int(input())

# Write your solution here.
total = 0

print(total)
