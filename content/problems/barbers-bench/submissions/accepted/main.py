import sys
from collections import deque


def day_of_barber(seats, customers):
    gone = waited = 0
    done_at = deque()  # of everybody in the room, the one in the chair first
    for minute, needed in customers:
        while done_at and done_at[0] <= minute:
            done_at.popleft()
        if len(done_at) > seats:
            gone += 1
            continue
        begins = done_at[-1] if done_at else minute
        waited += begins - minute
        done_at.append(begins + needed)
    return gone, waited


def main():
    n, k, *numbers = map(int, sys.stdin.buffer.read().split())
    customers = list(zip(numbers[0::2], numbers[1::2]))
    print(*day_of_barber(k, customers))


main()
