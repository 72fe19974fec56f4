# Prints the second largest different number, or "none" if all are equal.
n = int(input())  # The number of teams.
points = list(map(int, input().split()))

# Write your solution here.
print('none')
