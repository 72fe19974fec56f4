"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,6}'
THING = rf'-?{NUMBER}'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER}\n(?:{NUMBER} {THING} {NUMBER} {THING}\n)+', text):
        return False
    count, *numbers = map(int, text.split())
    bars = [numbers[i : i + 4] for i in range(0, len(numbers), 4)]
    things = [thing for _, left, _, right in bars for thing in (left, right)]
    return (
        count <= 30000
        and len(bars) == count
        and all(left_arm <= 1000 and right_arm <= 1000 for left_arm, _, right_arm, _ in bars)
        and all(thing <= 10**6 for thing in things)
        and sorted(-thing for thing in things if thing < 0) == list(range(2, count + 1))
        and hang_below_the_first(bars)
    )


def hang_below_the_first(bars):
    reached = [1]
    for bar in reached:
        reached += [-thing for thing in bars[bar - 1][1::2] if thing < 0]
    return len(reached) == len(bars)


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
