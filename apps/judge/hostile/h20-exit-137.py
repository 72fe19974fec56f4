# H20: right, but exits with 137, the code for a kill.
# expect: Runtime Error
# solves: yes
a, b, word = input().split()
print(int(a) + int(b), word[::-1], flush=True)
raise SystemExit(137)
