"""Accepts (exit 42) every order that keeps all rules, and `impossible` where there is none; otherwise it says what is wrong (exit 43)."""
import re
import sys
from pathlib import Path

COURSE = re.compile('[1-9][0-9]{0,6}')


def fault_of(output, answer, count, pairs):
    """What is wrong with the output, or None."""
    if output == ['impossible']:
        return None if answer == ['impossible'] else 'there is an order'
    if len(output) != count:
        return f'expected {count} courses or impossible, found {len(output)} words'
    if not all(map(COURSE.fullmatch, output)):
        return 'expected numbers of courses, or impossible'
    place = {int(course): at for at, course in enumerate(output)}
    missing = [course for course in range(1, count + 1) if course not in place]
    if missing:
        return f'course {missing[0]} is missing'
    for first, then in pairs:
        if place[first] > place[then]:
            return f'course {first} must come before course {then}'
    return None


def main():
    given, answer, feedback = map(Path, sys.argv[1:4])
    count, _, *words = map(int, given.read_text().split())
    output = sys.stdin.buffer.read().decode('latin-1').split()
    fault = fault_of(output, answer.read_text().split(), count, zip(words[::2], words[1::2]))
    if fault:
        (feedback / 'judgemessage.txt').write_text(fault + '\n')
        sys.exit(43)
    sys.exit(42)


main()
