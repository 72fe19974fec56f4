# H50: right, with a byte order mark before it.
# expect: Accepted
# solves: yes
# source: byte order mark
a, b, word = input().split()
print(int(a) + int(b), word[::-1])
