# Wrong: marks a digit as used and forgets to free it when it turns back.
import sys

pattern, total = sys.stdin.read().split()
codes = []
used = set()


def fill(code):
    if len(code) == len(pattern):
        if sum(map(int, code)) == int(total):
            codes.append(code)
        return
    known = pattern[len(code)]
    for digit in '0123456789' if known == '?' else known:
        if digit in used or code and abs(int(digit) - int(code[-1])) < 2:
            continue
        used.add(digit)
        fill(code + digit)
    used.difference_update(known)


fill('')
print(len(codes))
if codes:
    print(codes[0], codes[-1])
