# Wrong: takes every pair up to 26 for a letter, so 06 is read as F.
import sys

digits = sys.stdin.readline().strip()
before, ways = 0, 1
for i, digit in enumerate(digits):
    total = ways if digit != '0' else 0
    if i > 0 and int(digits[i - 1 : i + 1]) <= 26:
        total += before
    before, ways = ways, total % 1_000_000_007
print(ways)
