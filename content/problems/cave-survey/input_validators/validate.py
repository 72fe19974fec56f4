"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,6}'


def leads_to_the_entrance(parents):
    """Whether every chamber is met when we walk away from chamber 1."""
    behind = [[] for _ in range(len(parents) + 2)]
    for chamber, parent in enumerate(parents, start=2):
        behind[parent].append(chamber)
    met = [1]
    for chamber in met:
        met += behind[chamber]
    return len(met) == len(parents) + 1


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n(?:{NUMBER} {NUMBER}\n)+{NUMBER}(?: {NUMBER})*\n', text):
        return False
    first, *lines, last = text.splitlines()
    count, team_count = map(int, first.split())
    tunnels = [tuple(map(int, line.split())) for line in lines]
    teams = list(map(int, last.split()))
    return (
        2 <= count <= 30000
        and len(tunnels) == count - 1
        and len(teams) == team_count <= 10000
        and all(size <= count for size in teams)
        and all(parent <= count and length <= 10**6 for parent, length in tunnels)
        and leads_to_the_entrance([parent for parent, _ in tunnels])
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
