"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]{0,15})'
LIST = rf'{NUMBER}(?: {NUMBER})*\n'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n{LIST}{LIST}', text):
        return False
    (song_count, question_count), lengths, moments = (list(map(int, line.split())) for line in text.splitlines())
    return (
        1 <= song_count <= 30000
        and 1 <= question_count <= 30000
        and len(lengths) == song_count
        and len(moments) == question_count
        and all(1 <= length <= 10**9 for length in lengths)
        and all(moment <= 10**15 for moment in moments)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
