# Wrong: separates the parts by commas, so print puts a space between the name and the exclamation mark, too.
name = input()
print('Hello,', name, '!')
