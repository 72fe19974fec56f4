"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,9}'
LIST = rf'{NUMBER}(?: {NUMBER})*\n'


def leads_to_the_founder(parents):
    """Whether everybody is met when we go from the founder to the children, and so on."""
    children = [[] for _ in range(len(parents) + 2)]
    for person, parent in enumerate(parents, start=2):
        children[parent].append(person)
    met = [1]
    for person in met:
        met += children[person]
    return len(met) == len(parents) + 1


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n{LIST}{LIST}', text):
        return False
    (count, least), trades, parents = (list(map(int, line.split())) for line in text.splitlines())
    return (
        2 <= count <= 40000
        and least <= count
        and len(trades) == count
        and all(trade <= 10**9 for trade in trades)
        and len(parents) == count - 1
        and all(parent <= count for parent in parents)
        and leads_to_the_founder(parents)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
