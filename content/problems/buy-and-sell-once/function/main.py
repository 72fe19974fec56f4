def largestProfit(prices):
    """Returns the largest profit of one purchase and one later sale, or 0."""
    lowest = prices[0]
    profit = 0
    for price in prices:
        if price < lowest:
            lowest = price
        elif price - lowest > profit:
            profit = price - lowest
    return profit
