# Prints the price of a ticket for a visitor of this age.
a = int(input())

# Write your solution here.
price = 0

print(price)
