# Prints the product of the numbers from 1 to n.
n = int(input())

# Write your solution here.
product = 1

print(product)
