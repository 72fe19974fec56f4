# Right but too slow: looks for the operator that is computed last, again and again.
import sys

sys.setrecursionlimit(10**6)
text = sys.stdin.readline().strip()


def last_of(signs, begin, end):
    depth, found = 0, -1
    for i in range(begin, end):
        if text[i] == '(':
            depth += 1
        elif text[i] == ')':
            depth -= 1
        elif depth == 0 and text[i] in signs:
            found = i
    return found


def value_of(begin, end):
    for signs in '+-', '*/':
        at = last_of(signs, begin, end)
        if at >= 0:
            left, right = value_of(begin, at), value_of(at + 1, end)
            if text[at] == '+':
                return left + right
            if text[at] == '-':
                return left - right
            if text[at] == '*':
                return left * right
            quotient = abs(left) // abs(right)
            return quotient if (left < 0) == (right < 0) else -quotient
    return value_of(begin + 1, end - 1) if text[begin] == '(' else int(text[begin:end])


print(value_of(0, len(text)))
