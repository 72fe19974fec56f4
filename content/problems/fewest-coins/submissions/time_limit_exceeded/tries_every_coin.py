# Right but too slow: tries every coin as the last one and answers the same questions again and again.
import sys

sys.setrecursionlimit(10**6)
_, total, *coins = map(int, sys.stdin.read().split())


def fewest_coins(left):
    if left == 0:
        return 0
    return 1 + min((fewest_coins(left - coin) for coin in coins if coin <= left), default=float('inf'))


fewest = fewest_coins(total)
print(fewest if fewest < float('inf') else -1)
