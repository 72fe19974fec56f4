# H20: right, but ends with the exit code that often means a time limit.
# expect: Runtime Error
# solves: yes
a, b, word = input().split()
print(int(a) + int(b), word[::-1], flush=True)
raise SystemExit(124)
