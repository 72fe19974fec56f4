def count_vowels(text):
    """Returns how many letters of the text are vowels."""
    count = 0
    for letter in text:
        # A space is not among these five, so it is not counted.
        if letter in 'aeiou':
            count += 1
    return count


print(count_vowels(input()))
