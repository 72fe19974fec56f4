# H27: right, except for additional bytes before, between and after the tokens.
# expect: Wrong Answer
# solves: yes
# case: nothing odd -> Accepted
# case: no newline -> Accepted
# case: CRLF -> Accepted
# case: CR -> Accepted
# case: blanks behind -> Accepted
# case: blank lines behind -> Accepted
# case: blanks before -> Accepted
# case: tab between -> Accepted
# case: form feed behind -> Accepted
# case: vertical tab behind -> Accepted
# case: NUL behind -> Wrong Answer
# case: NUL between -> Wrong Answer
# case: NUL after the newline -> Wrong Answer
# case: byte order mark -> Wrong Answer
# case: NBSP between -> Wrong Answer
# case: NBSP behind -> Wrong Answer
# case: zero width behind -> Wrong Answer
# case: zero width inside -> Wrong Answer
# case: soft hyphen -> Wrong Answer
# case: right to left mark -> Wrong Answer
# case: next line character -> Wrong Answer
# case: full width digits -> Wrong Answer
# case: not UTF-8 behind -> Wrong Answer
import sys

a, b, word, *odd = input().split()
total = str(int(a) + int(b))
word = word[::-1]
right = f'{total} {word}'
outputs = {
    'nothing odd': f'{right}\n',
    'no newline': right,
    'CRLF': f'{right}\r\n',
    'CR': f'{right}\r',
    'blanks behind': f'{right}   \t \n',
    'blank lines behind': f'{right}\n\n \n\n',
    'blanks before': f'  \n {right}\n',
    'tab between': f'{total}\t{word}\n',
    'form feed behind': f'{right}\f\n',
    'vertical tab behind': f'{right}\v\n',
    'NUL behind': f'{right}\0\n',
    'NUL between': f'{total}\0{word}\n',
    'NUL after the newline': f'{right}\n\0',
    'byte order mark': f'\ufeff{right}\n',
    'NBSP between': f'{total}\xa0{word}\n',
    'NBSP behind': f'{right}\xa0\n',
    'zero width behind': f'{right}\u200b\n',
    'zero width inside': f'{total} {word[:3]}\u200b{word[3:]}\n',
    'soft hyphen': f'{total} {word[:3]}\xad{word[3:]}\n',
    'right to left mark': f'\u200f{right}\n',
    'next line character': f'{right}\x85',
    'full width digits': ''.join(chr(ord(digit) + 0xFEE0) for digit in total) + f' {word}\n',
}
sys.stdout.buffer.write(right.encode() + b'\xff\n' if odd == ['not', 'UTF-8', 'behind'] else outputs[' '.join(odd)].encode())
