import sys


def text_after(keys):
    """Returns the text after all keys were pressed; it may be empty."""
    # Write your solution here.
    return ''


print(text_after(sys.stdin.readline().strip()) or '(empty)')
