# H26: right, then prints ten million blanks.
# expect: Output Limit Exceeded
# solves: yes
a, b, word = input().split()
print(int(a) + int(b), word[::-1], flush=True)
print(' ' * (10 << 20))
