# Wrong: chooses the best presses for a guessed time, takes the time that these need as the next guess, and can get stuck too late.
import sys

n, k, m, *numbers = map(int, sys.stdin.buffer.read().split())
presses = list(zip(numbers[0::3], numbers[1::3], numbers[2::3]))


def output(time, press):
    each, round_size, cooling = press
    rounds, rest = divmod(time, each * round_size + cooling)
    return rounds * round_size + min(round_size, rest // each)


def time_needed(chosen):
    low, high = 0, 2 * 10**15
    while low < high:
        middle = (low + high) // 2
        if sum(output(middle, press) for press in chosen) >= m:
            high = middle
        else:
            low = middle + 1
    return low


fastest = sorted(presses)[:k]
steadiest = sorted(presses, key=lambda press: (press[0] * press[1] + press[2]) / press[1])[:k]
time = min(time_needed(fastest), time_needed(steadiest))
while True:
    better = time_needed(sorted(presses, key=lambda press: -output(time, press))[:k])
    if better >= time:
        break
    time = better
print(time)
