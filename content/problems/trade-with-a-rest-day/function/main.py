def largestProfit(prices):
    # The best profit so far if she has the coin, sold it today, or neither.
    holding, sold, free = -prices[0], 0, 0
    for price in prices[1:]:
        holding, sold, free = max(holding, free - price), holding + price, max(free, sold)
    return max(sold, free)
