# Prints how many different numbers are in the list.
n = int(input())  # The number of stamps.
stamps = list(map(int, input().split()))

# Write your solution here.
different = 0

print(different)
