# H20: right, but exits with 124, the code of timeout(1).
# expect: Runtime Error
# solves: yes
a, b, word = input().split()
print(int(a) + int(b), word[::-1], flush=True)
raise SystemExit(124)
