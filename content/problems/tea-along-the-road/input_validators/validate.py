"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,9}'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER} {NUMBER}\n(?:{NUMBER} {NUMBER}\n)+', text):
        return False
    (count, goal, reach), *stalls = (tuple(map(int, line.split())) for line in text.splitlines())
    places = [place for place, _ in stalls]
    return (
        count <= 100000
        and reach <= goal <= 10**9
        and len(stalls) == count
        and places == sorted(places)
        and places[-1] < goal
        and all(cost <= 10**9 for _, cost in stalls)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
