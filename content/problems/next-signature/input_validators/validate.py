"""Accepts (exit 42) exactly the inputs that the statement allows, including that the bosses form a tree."""
import re
import sys

NUMBER = r'(?:0|[1-9][0-9]*)'


def is_tree(bosses):
    subordinates = [[] for _ in range(len(bosses) + 1)]
    for employee, boss in enumerate(bosses, start=1):
        subordinates[boss].append(employee)
    if len(subordinates[0]) != 1:
        return False
    reached = list(subordinates[0])
    for employee in reached:
        reached.extend(subordinates[employee])
    return len(reached) == len(bosses)


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER}\n{NUMBER}(?: {NUMBER})*\n{NUMBER}(?: {NUMBER})*\n', text):
        return False
    (size,), bosses, levels = (list(map(int, line.split())) for line in text.splitlines())
    return (
        1 <= size <= 200000
        and len(bosses) == len(levels) == size
        and all(boss <= size for boss in bosses)
        and all(1 <= level <= 10**9 for level in levels)
        and is_tree(bosses)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
