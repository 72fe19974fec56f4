# H50: is one letter.
# expect: Runtime Error
# source: one byte
a, b, word = input().split()
print(int(a) + int(b), word[::-1])
