# Prints the ten lines of the times table of n.
n = int(input())

# Write your solution here.
print(f'{n} x 1 = {n}')
