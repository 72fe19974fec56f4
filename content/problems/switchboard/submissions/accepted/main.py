import sys

LAMPS = 30


def pictures_of_shows(switches, shows):
    ending_at = [[] for _ in switches]
    for number, (_, r) in enumerate(shows):
        ending_at[r - 1].append(number)

    answers = [None] * len(shows)
    kept = [0] * LAMPS  # by highest bit
    since = [0] * LAMPS  # the smallest number of a switch that it is made of
    for i, switch in enumerate(switches, start=1):
        keep(switch, i, kept, since)
        for number in ending_at[i - 1]:
            answers[number] = pictures(kept, since, shows[number][0])
    return answers


def keep(switch, number, kept, since):
    while switch:
        highest = switch.bit_length() - 1
        # Whatever is made of newer switches serves more shows, so it takes the place.
        if since[highest] < number:
            kept[highest], switch = switch, kept[highest]
            since[highest], number = number, since[highest]
        if switch:
            switch ^= kept[highest]


def pictures(kept, since, first):
    largest, count = 0, 1
    for highest in reversed(range(LAMPS)):
        if since[highest] >= first:
            largest = max(largest, largest ^ kept[highest])
            count *= 2
    return largest, count


def main():
    n, q, *numbers = map(int, sys.stdin.buffer.read().split())
    shows = list(zip(numbers[n::2], numbers[n + 1 :: 2]))
    print('\n'.join(f'{largest} {count}' for largest, count in pictures_of_shows(numbers[:n], shows)))


main()
