# Wrong: tries short numbers before long ones, so what is found first is not the first reading.
import sys

digits, total = sys.stdin.read().split()
found = []


def read_on(start, sign, before, so_far):
    for end in range(start + 1, start + 2 if digits[start] == '0' else len(digits) + 1):
        now = so_far + sign * int(digits[start:end])
        if end == len(digits):
            if now == int(total):
                found.append(before + digits[start:end])
        elif abs(int(total) - now) <= int(digits[end:]):
            read_on(end, 1, before + digits[start:end] + '+', now)
            read_on(end, -1, before + digits[start:end] + '-', now)


read_on(0, 1, '', 0)
print(len(found), *found[:1], sep='\n')
