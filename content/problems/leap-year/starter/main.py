# Prints how many days a year has.
y = int(input())

# Write your solution here.
print(365)
