# Right but too slow: goes through all orders for each dish.
import sys

_, k, *orders = map(int, sys.stdin.buffer.read().split())
print(*sorted(set(orders), key=lambda dish: (-orders.count(dish), dish))[:k])
