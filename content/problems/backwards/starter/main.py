def backwards(word):
    """Returns the word from its last letter to its first, in lower case."""
    # Write your solution here.
    return word


print(backwards(input()))
