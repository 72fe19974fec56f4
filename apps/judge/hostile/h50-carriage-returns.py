# H50: right, with lines that end as they did on old machines.
# expect: Accepted
# solves: yes
# source: carriage returns
a, b, word = input().split()
print(int(a) + int(b), word[::-1])
