"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]{0,9})'
TOP = 10**9


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER}\n(?:{NUMBER} {NUMBER} {NUMBER} {NUMBER}\n)+', text):
        return False
    (count,), *questions = (tuple(map(int, line.split())) for line in text.splitlines())
    return (
        1 <= count <= 10000
        and len(questions) == count
        and all(max(question) <= TOP and question[1] >= 1 and question[3] >= 1 for question in questions)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
