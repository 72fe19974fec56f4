# Wrong: three counters cannot see that brackets cross each other, nor what lies in what.
import sys

text = sys.stdin.readline().strip()
open_count = {'{': 0, '[': 0, '(': 0}
opening_of = {'}': '{', ']': '[', ')': '('}
answer = None
for position, character in enumerate(text, start=1):
    if character in open_count:
        open_count[character] += 1
    elif character in opening_of:
        open_count[opening_of[character]] -= 1
        if open_count[opening_of[character]] < 0:
            answer = f'mistake {position}'
            break
if answer is None:
    missing = ')' * open_count['('] + ']' * open_count['['] + '}' * open_count['{']
    answer = f'close {missing}' if missing else 'proper'
print(answer)
