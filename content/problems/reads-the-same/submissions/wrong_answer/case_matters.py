# Wrong: takes A and a for different letters.
word = input()
print('yes' if word == word[::-1] else 'no')
