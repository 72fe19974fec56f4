# Wrong: begins with whoever is there in minute 0 and stays longest, and never tries another beginning.
import sys

count, day, *numbers = map(int, sys.stdin.buffer.read().split())
shifts = sorted(zip(numbers[0::2], numbers[1::2]))
unrolled = [(begin + lap * day, length) for lap in (-1, 0, 1) for begin, length in shifts]
first = max((sum(shift), shift) for shift in unrolled if shift[0] <= 0)
end, (begin, _) = first
if end <= 0:
    print(-1)
    sys.exit()
volunteers, seen = 1, 0
while end < begin + day:
    farthest = end
    while seen < len(unrolled) and unrolled[seen][0] <= end:
        farthest = max(farthest, sum(unrolled[seen]))
        seen += 1
    if farthest == end:
        print(-1)
        sys.exit()
    end = farthest
    volunteers += 1
print(volunteers)
