# H50: is empty.
# expect: Wrong Answer
# source: empty
a, b, word = input().split()
print(int(a) + int(b), word[::-1])
