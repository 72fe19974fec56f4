# H50: right, and as long as a program may be.
# expect: Accepted
# solves: yes
# source: full size
a, b, word = input().split()
print(int(a) + int(b), word[::-1])
