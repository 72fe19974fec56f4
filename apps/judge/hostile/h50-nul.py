# H50: right, with a NUL behind it.
# expect: Compilation Error
# solves: yes
# source: NUL behind
a, b, word = input().split()
print(int(a) + int(b), word[::-1])
