# Right but too slow: checks every piece on its own, letter by letter.
import sys


def is_palindrome(s, left, right):
    while left < right:
        if s[left] != s[right]:
            return False
        left += 1
        right -= 1
    return True


s = sys.stdin.readline().strip()
longest = ''
for end in range(1, len(s) + 1):
    for begin in range(end):
        if is_palindrome(s, begin, end - 1) and end - begin > len(longest):
            longest = s[begin:end]
print(longest)
