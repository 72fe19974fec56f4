# Wrong: turns the text around and prints it as a text, so 40 becomes 04.
n = input()
print(n[::-1])
