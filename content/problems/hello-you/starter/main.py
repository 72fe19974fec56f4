# Says hello to a visitor.
name = input()

# Write your solution here.
print('Hello')
