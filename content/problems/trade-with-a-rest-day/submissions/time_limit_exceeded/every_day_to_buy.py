# Right but too slow: for each day of a sale, tries every day on which the coin may have been bought.
import sys

n, *prices = map(int, sys.stdin.read().split())
best = [0] * (n + 2)  # best[day + 2] is the best profit by that day
for day in range(n):
    best[day + 2] = best[day + 1]
    for bought in range(day):
        best[day + 2] = max(best[day + 2], best[bought] + prices[day] - prices[bought])
print(best[n + 1])
