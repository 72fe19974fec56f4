# Right but too slow: knows the successors, but goes from each to the next one by one.
import sys


def find_successors(day, shifts):
    """Returns for each of the sorted shifts who follows, and how many minutes that adds."""
    count = len(shifts)
    # The shifts of yesterday, today and tomorrow; they begin in this order.
    unrolled = [(begin + lap * day, length) for lap in (-1, 0, 1) for begin, length in shifts]
    successors, gains = [0] * count, [0] * count
    seen = farthest = follower = 0
    for shift in sorted(range(count), key=lambda shift: sum(shifts[shift])):
        end = sum(shifts[shift])
        while seen < len(unrolled) and unrolled[seen][0] <= end:
            if sum(unrolled[seen]) > farthest:
                farthest, follower = sum(unrolled[seen]), seen % count
            seen += 1
        successors[shift], gains[shift] = follower, farthest - end
    return successors, gains


def fewest_volunteers(day, shifts):
    shifts = sorted(shifts)
    successors, gains = find_successors(day, shifts)
    if min(gains) == 0:
        return -1

    fewest = len(shifts)
    for shift, (_, watched) in enumerate(shifts):
        volunteers = 1
        while watched < day:
            watched += gains[shift]
            shift = successors[shift]
            volunteers += 1
        fewest = min(fewest, volunteers)
    return fewest


def main():
    _, day, *numbers = map(int, sys.stdin.buffer.read().split())
    print(fewest_volunteers(day, list(zip(numbers[0::2], numbers[1::2]))))


main()
