# H18: right, but an exit hook prints more output.
# expect: Wrong Answer
# solves: yes
import atexit

atexit.register(print, 'and one more thing')
a, b, word = input().split()
print(int(a) + int(b), word[::-1], flush=True)
