import sys


def minutes_until_all_burn(rows):
    """Returns after how many minutes all trees are burning, or None if some tree never burns."""
    # Write your solution here.
    return None


def main():
    _, _, *rows = sys.stdin.read().split()
    minutes = minutes_until_all_burn(rows)
    print('never' if minutes is None else minutes)


main()
