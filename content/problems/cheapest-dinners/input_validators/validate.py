"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,9}'
COUNT = rf'(?:0|{NUMBER})'
ROW = rf'{NUMBER}(?: {NUMBER})*\n'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER} {NUMBER} {COUNT}\n{ROW}{ROW}(?:{NUMBER} {NUMBER}\n)*', text):
        return False
    (n, m, k, r), starters, mains, *refused = (tuple(map(int, line.split())) for line in text.splitlines())
    return (
        n <= 30000
        and m <= 30000
        and k <= 50000
        and r <= 20000
        and k + r <= n * m
        and len(starters) == n
        and len(mains) == m
        and max(starters + mains) <= 10**9
        and len(refused) == len(set(refused)) == r
        and all(i <= n and j <= m for i, j in refused)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
