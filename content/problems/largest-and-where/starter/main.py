# Prints the largest number of points and its round, counted from 1; the first such round if there are several.
n = int(input())  # The number of rounds.
points = list(map(int, input().split()))

# Write your solution here.
largest = points[0]
best_round = 1

print(largest, best_round)
