# Prints the carriages in reverse order.
n = int(input())  # The number of carriages.
carriages = list(map(int, input().split()))

# Write your solution here.
print(carriages[0])
