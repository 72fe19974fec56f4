def backwards(word):
    """Returns the word from its last letter to its first, in lower case."""
    result = ''
    # From the last place down to place 0: the range stops before -1.
    for i in range(len(word) - 1, -1, -1):
        result += word[i]
    return result.lower()
