# Prints what is said for each number from 1 to n, one line each.
n = int(input())

# Write your solution here.
print(n)
