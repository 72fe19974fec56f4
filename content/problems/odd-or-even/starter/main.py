# Prints whether a number is even or odd.
n = int(input())

# Write your solution here.
print('even')
