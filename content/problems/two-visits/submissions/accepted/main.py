import sys


def count_days(stays):
    """Returns the smallest number of days on which the doctor has to come."""
    days = 0
    # The last two days that are chosen.
    earlier = later = 0
    for arrival, leaving in sorted(stays, key=lambda stay: stay[1]):
        if earlier >= arrival:
            continue
        if later < arrival:
            days += 2
            earlier, later = leaving - 1, leaving
        elif later < leaving:
            days += 1
            earlier, later = later, leaving
        else:
            days += 1
            earlier = leaving - 1
    return days


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    stays = [numbers[i : i + 2] for i in range(0, len(numbers), 2)]
    print(count_days(stays))


main()
