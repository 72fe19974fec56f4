"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,5}'
ORDER = rf'(?:B {NUMBER} {NUMBER}|F {NUMBER}|T)\n'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER}\n(?:{ORDER})+', text):
        return False
    first, *orders = text.splitlines()
    size, count = map(int, first.split())
    named = [list(map(int, order.split()[1:])) for order in orders]
    return (
        size <= 50000
        and count <= 100000
        and len(orders) == count
        and all(carriage <= size for carriages in named for carriage in carriages)
        and all(len(set(carriages)) == len(carriages) for carriages in named)
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
