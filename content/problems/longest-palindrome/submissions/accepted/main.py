import sys


def grow(s, left, right):
    """Returns the largest palindrome whose middle lies between left and right."""
    while left >= 0 and right < len(s) and s[left] == s[right]:
        left -= 1
        right += 1
    return s[left + 1 : right]


def longest_palindrome(s):
    """Returns a longest piece of s that is a palindrome."""
    longest = ''
    for middle in range(len(s)):
        # The middle is a letter, or the gap behind it.
        for right in middle, middle + 1:
            longest = max(longest, grow(s, middle, right), key=len)
    return longest


def main():
    print(longest_palindrome(sys.stdin.readline().strip()))


main()
