"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,6}'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER}\n{NUMBER}(?: {NUMBER})*\n(?:{NUMBER} {NUMBER}\n)*', text):
        return False
    (count,), call, *pairs = ([int(word) for word in line.split()] for line in text.splitlines())
    return (
        count <= 20000
        and len(call) == count
        and max(call) <= 10**6
        and len(pairs) == count - 1
        and all(a <= count and b <= count for a, b in pairs)
        and is_connected(count, pairs)
    )


def is_connected(count, pairs):
    friends = [[] for _ in range(count + 1)]
    for a, b in pairs:
        friends[a].append(b)
        friends[b].append(a)
    reached, order = {1}, [1]
    for person in order:
        new = [friend for friend in set(friends[person]) if friend not in reached]
        reached.update(new)
        order += new
    return len(order) == count


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
