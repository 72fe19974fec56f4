# H50: right, with bytes in a comment that are no UTF-8.
# expect: Compilation Error, Runtime Error, Accepted
# solves: yes
# source: not UTF-8
a, b, word = input().split()
print(int(a) + int(b), word[::-1])
