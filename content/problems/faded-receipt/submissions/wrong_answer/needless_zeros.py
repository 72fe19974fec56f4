# Wrong: also reads prices with needless zeros at their front.
import sys

digits, total = sys.stdin.read().split()
found = []


def read_on(start, sign, before, so_far):
    for end in range(len(digits), start, -1):
        now = so_far + sign * int(digits[start:end])
        if end == len(digits):
            if now == int(total):
                found.append(before + digits[start:end])
        elif abs(int(total) - now) <= int(digits[end:]):
            read_on(end, 1, before + digits[start:end] + '+', now)
            read_on(end, -1, before + digits[start:end] + '-', now)


read_on(0, 1, '', 0)
print(len(found), *found[:1], sep='\n')
