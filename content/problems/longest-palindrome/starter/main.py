import sys


def longest_palindrome(s):
    """Returns a longest piece of s that is a palindrome."""
    # Write your solution here.
    return s[0]


def main():
    print(longest_palindrome(sys.stdin.readline().strip()))


main()
