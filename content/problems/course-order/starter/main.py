import sys


def order_courses(count, rules):
    """Returns all courses, 1 to count, in an order that keeps all rules, or None if there is none.

    Each rule is a pair of courses; the first one comes before the second one.
    """
    # Write your solution here.
    return None


def main():
    count, _, *numbers = map(int, sys.stdin.buffer.read().split())
    order = order_courses(count, list(zip(numbers[::2], numbers[1::2])))
    print(*order if order else ['impossible'])


main()
