# Prints whether the word is the same from both sides, ignoring case.
word = input()

# Write your solution here.
print('no')
