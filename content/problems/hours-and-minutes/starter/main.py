# Prints the length of a film in hours and minutes.
m = int(input())

# Write your solution here.
hours = 0
minutes = 0

print(hours, minutes)
