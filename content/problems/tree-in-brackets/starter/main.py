def mirrored(text):
    """Returns the text of the mirrored tree."""
    # Write your solution here.
    return text


print(mirrored(input()))
