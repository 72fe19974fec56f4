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

    # Where one gets, and what one gains, with 1, 2, 4, ... successors.
    leaps = []
    while 2 ** len(leaps) <= len(shifts):
        leaps.append((successors, gains))
        gains = [gain + gains[shift] for shift, gain in zip(successors, gains)]
        successors = [successors[shift] for shift in successors]

    fewest = len(shifts)
    for shift, (_, watched) in enumerate(shifts):
        if watched >= day:
            return 1
        # All the successors that are not enough, and one more.
        volunteers = 2
        for leap in reversed(range(len(leaps))):
            successors, gains = leaps[leap]
            if watched + gains[shift] < day:
                watched += gains[shift]
                shift = successors[shift]
                volunteers += 2**leap
        fewest = min(fewest, volunteers)
    return fewest


def main():
    _, day, *numbers = map(int, sys.stdin.buffer.read().split())
    print(fewest_volunteers(day, list(zip(numbers[0::2], numbers[1::2]))))


main()
