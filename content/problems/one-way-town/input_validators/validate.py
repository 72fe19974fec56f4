"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,4}'


def is_connected(count, streets):
    neighbours = [[] for _ in range(count + 1)]
    for one, other in streets:
        neighbours[one].append(other)
        neighbours[other].append(one)
    reached, seen = [1], {1}
    for crossing in reached:
        for other in neighbours[crossing]:
            if other not in seen:
                seen.add(other)
                reached.append(other)
    return len(reached) == count


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n(?:{NUMBER} {NUMBER}\n)+', text):
        return False
    (count, amount), *streets = (tuple(map(int, line.split())) for line in text.splitlines())
    return (
        2 <= count <= 30000
        and amount <= 40000
        and len(streets) == amount
        and all(max(street) <= count and street[0] != street[1] for street in streets)
        and is_connected(count, streets)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
