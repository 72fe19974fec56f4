def fewestCoins(total, coins):
    """Returns the smallest number of coins that are worth `total` together, or -1."""
    unreachable = total + 1  # more coins than any payment needs, since each is worth at least one shell
    fewest = [0] + [unreachable] * total
    for coin in coins:
        for paid in range(coin, total + 1):
            fewest[paid] = min(fewest[paid], fewest[paid - coin] + 1)
    return fewest[total] if fewest[total] < unreachable else -1
