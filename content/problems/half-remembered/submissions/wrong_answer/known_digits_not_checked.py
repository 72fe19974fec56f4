# Wrong: takes a digit that is remembered as it is, without the rules.
import sys

pattern, total = sys.stdin.read().split()
codes = []


def fill(code):
    if len(code) == len(pattern):
        if sum(map(int, code)) == int(total):
            codes.append(code)
        return
    known = pattern[len(code)]
    if known != '?':
        fill(code + known)
        return
    for digit in '0123456789':
        if digit not in code and (not code or abs(int(digit) - int(code[-1])) >= 2):
            fill(code + digit)


fill('')
print(len(codes))
if codes:
    print(codes[0], codes[-1])
