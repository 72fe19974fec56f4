def count_vowels(text):
    """Returns how many letters of the text are vowels."""
    # Write your solution here.
    return 0


print(count_vowels(input()))
