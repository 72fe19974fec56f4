# Prints the n lines of the triangle.
n = int(input())

# Write your solution here.
print('*')
