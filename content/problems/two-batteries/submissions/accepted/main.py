import sys


def longest_light(batteries):
    total = sum(batteries)
    others = total - max(batteries)
    # Each minute takes two minutes of charge, and at least one of them from a battery other than the strongest.
    return min(total // 2, others)


def main():
    _, *batteries = map(int, sys.stdin.buffer.read().split())
    print(longest_light(batteries))


main()
