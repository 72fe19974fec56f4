# H65: right, before or after bytes that are no text.
# expect: Wrong Answer
# solves: yes
# case: all bytes -> Wrong Answer
# case: half a character -> Wrong Answer
# case: lone surrogate -> Wrong Answer
# case: overlong -> Wrong Answer
# case: NUL first -> Wrong Answer
# case: NUL bytes -> Wrong Answer
# case: beyond Unicode -> Wrong Answer
# case: nothing odd -> Accepted
import sys

a, b, word, *odd = input().split()
right = f'{int(a) + int(b)} {word[::-1]}'.encode()
outputs = {
    'all bytes': right + bytes(range(256)),
    'half a character': right + '😀'.encode()[:2],
    'lone surrogate': right + b'\xed\xa0\xbd',
    'overlong': right + b'\xc0\xaf\xe0\x80\xaf',
    'NUL first': b'\0' + right,
    'NUL bytes': b'\0' * 10000 + right,
    'beyond Unicode': right + b'\xf4\x90\x80\x80',
    'nothing odd': right,
}
sys.stdout.buffer.write(outputs[' '.join(odd)])
sys.stderr.buffer.write(b'\xff\0\xed\xa0\xbd' * 100)
