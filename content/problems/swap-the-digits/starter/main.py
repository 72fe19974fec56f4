# Prints a number with its two digits swapped.
n = int(input())

# Write your solution here.
swapped = n

print(swapped)
