def reads_the_same(word):
    """Returns whether the word is the same from both sides, ignoring case."""
    # Write your solution here.
    return False


print('yes' if reads_the_same(input()) else 'no')
