# Prints the word from its last letter to its first, in lower case.
word = input()

# Write your solution here.
turned = word

print(turned)
