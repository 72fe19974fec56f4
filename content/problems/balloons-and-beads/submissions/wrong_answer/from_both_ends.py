# Wrong: lets both pieces grow from the ends, always the one that pulls less, as if no pendant pulled up.
import sys

_, *pulls = map(int, sys.stdin.buffer.read().split())
left, right = 1, len(pulls) - 1
left_pull, right_pull = pulls[0], pulls[-1]
while left < right:
    if left_pull <= right_pull:
        left_pull += pulls[left]
        left += 1
    else:
        right -= 1
        right_pull += pulls[right]
print(left, abs(left_pull - right_pull))
