"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]{0,9})'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER} {NUMBER}\n{NUMBER}(?: {NUMBER})*\n', text):
        return False
    (count, around, place), benches = (list(map(int, line.split())) for line in text.splitlines())
    return (
        2 <= count <= 70000
        and 1 <= around <= 10**9
        and 1 <= place <= count * (count - 1) // 2
        and len(benches) == count
        and all(bench < around for bench in benches)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
