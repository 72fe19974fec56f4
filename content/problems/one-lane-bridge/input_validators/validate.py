"""Accepts (exit 42) exactly the inputs that the statement allows."""
import re
import sys

NUMBER = r'[1-9][0-9]{0,9}'


def is_valid(text):
    if not re.fullmatch(rf'{NUMBER} {NUMBER} {NUMBER}\n(?:(?:0|{NUMBER}) [WE]\n)+', text):
        return False
    first, *cars = text.splitlines()
    count, crossing, most = map(int, first.split())
    seconds = [int(car.split()[0]) for car in cars]
    return (
        count <= 30000
        and len(cars) == count
        and crossing <= 10**9
        and most <= count
        and seconds == sorted(seconds)
        and seconds[-1] <= 10**9
    )


sys.exit(42 if is_valid(sys.stdin.buffer.read().decode('latin-1')) else 43)
