# Wrong: the integers change places, but the numbers of their switches do not.
import sys

n, q, *numbers = map(int, sys.stdin.buffer.read().split())
shows = list(zip(numbers[n::2], numbers[n + 1 :: 2]))
ending_at = [[] for _ in range(n + 1)]
for number, (_, r) in enumerate(shows):
    ending_at[r].append(number)
answers = [''] * q
kept, since = [0] * 30, [0] * 30
for i, switch in enumerate(numbers[:n], start=1):
    while switch:
        highest = switch.bit_length() - 1
        older = kept[highest]
        kept[highest], since[highest] = switch, i
        switch ^= older
        if not older:
            break
    for number in ending_at[i]:
        largest, count = 0, 1
        for highest in reversed(range(30)):
            if since[highest] >= shows[number][0]:
                largest = max(largest, largest ^ kept[highest])
                count *= 2
        answers[number] = f'{largest} {count}'
print('\n'.join(answers))
