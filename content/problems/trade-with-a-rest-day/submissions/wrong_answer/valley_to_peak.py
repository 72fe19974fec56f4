# Wrong: buys in each valley and sells on the peak behind it, and passes over valleys that fall on a day of rest.
import sys

_, *prices = map(int, sys.stdin.read().split())
profit, day = 0, 0
while day + 1 < len(prices):
    if prices[day + 1] <= prices[day]:
        day += 1
        continue
    low = prices[day]
    while day + 1 < len(prices) and prices[day + 1] > prices[day]:
        day += 1
    profit += prices[day] - low
    day += 2
print(profit)
