# Wrong: shrinks the line from outside and, where the ends differ, drops the end whose letter is rarer, so it follows a single path.
import sys

s = sys.stdin.readline().strip()
left, right = 0, len(s) - 1
while s[left : right + 1] != s[left : right + 1][::-1]:
    piece = s[left : right + 1]
    if piece.count(s[left]) < piece.count(s[right]):
        left += 1
    else:
        right -= 1
print(s[left : right + 1])
