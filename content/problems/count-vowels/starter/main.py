# Prints how many letters of the text are vowels.
text = input()

# Write your solution here.
vowels = 0

print(vowels)
