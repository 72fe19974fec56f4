# Wrong: compares the words place by place, so one letter inserted in front makes all the others differ.
import sys

s, t = sys.stdin.read().split()
print(abs(len(s) - len(t)) + sum(a != b for a, b in zip(s, t)))
