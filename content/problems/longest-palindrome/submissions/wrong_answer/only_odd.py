# Wrong: takes only letters for middles, so palindromes of even length are never found.
import sys

s = sys.stdin.readline().strip()
longest = ''
for middle in range(len(s)):
    reach = 0
    while reach <= middle and middle + reach < len(s) and s[middle - reach] == s[middle + reach]:
        reach += 1
    piece = s[middle - reach + 1 : middle + reach]
    longest = max(longest, piece, key=len)
print(longest)
