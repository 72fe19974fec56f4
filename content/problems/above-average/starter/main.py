# Prints how many of the amounts are greater than their mean.
n = int(input())  # The number of flats.
amounts = list(map(int, input().split()))

# Write your solution here.
above = 0

print(above)
