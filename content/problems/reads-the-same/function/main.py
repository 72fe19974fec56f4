def readsTheSame(word):
    """Returns whether the word is the same from both sides, ignoring case."""
    small = word.lower()
    for i in range(len(small) // 2):
        if small[i] != small[len(small) - 1 - i]:
            return False
    # No pair differs.
    return True
