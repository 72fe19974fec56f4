# Wrong: turns the whole text round and swaps the brackets, so each number stands behind its children.
import re

tokens = re.findall(r'\d+|.', input())
swapped = {'(': ')', ')': '('}
print(''.join(swapped.get(token, token) for token in reversed(tokens)))
