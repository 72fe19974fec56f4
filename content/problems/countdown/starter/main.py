# Prints the numbers from n down to 1, each on its own line, and then Go!
n = int(input())

# Write your solution here.
print('Go!')
