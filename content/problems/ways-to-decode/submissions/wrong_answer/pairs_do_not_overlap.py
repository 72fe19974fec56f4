# Wrong: doubles the number of ways for each pair that can be one letter, as if neighbouring pairs had nothing to do with each other.
import sys

digits = sys.stdin.readline().strip()
ways = 0 if digits[0] == '0' else 1
for first, second in zip(digits, digits[1:]):
    if second == '0':
        if first not in '12':
            ways = 0
    elif 10 <= int(first + second) <= 26:
        ways = ways * 2 % 1_000_000_007
print(ways)
