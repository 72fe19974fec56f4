# Right but too slow: looks at the whole stack for each question.
import sys

_, *orders = sys.stdin.read().splitlines()
numbers = []
for order in orders:
    if order == 'M':
        print(min(numbers))
    elif order == 'D':
        numbers.pop()
    else:
        numbers.append(int(order[2:]))
