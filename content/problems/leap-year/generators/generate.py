"""Writes every secret test of this problem; no test is random, so the files never change.

The answers come from the accepted Python solution.
"""
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SECRET = ROOT / 'data' / 'secret'
SOLUTION = ROOT / 'submissions' / 'accepted' / 'main.py'


def cases():
    yield 'first-year', '1600\n'
    yield 'last-year', '2500\n'
    yield 'odd', '2023\n'
    yield 'even-but-not-by-four', '2022\n'
    yield 'by-four', '2020\n'
    yield 'by-four-again', '1984\n'
    yield 'by-five-and-not-by-four', '1985\n'
    yield 'by-three-and-not-by-four', '1983\n'
    yield 'year-before-a-century', '1899\n'
    yield 'by-four-before-a-century', '1896\n'
    yield 'year-after-a-century', '1901\n'
    yield 'century-1700', '1700\n'
    yield 'century-1800', '1800\n'
    yield 'century-2100', '2100\n'
    yield 'century-2400', '2400\n'
    yield 'after-a-leap-century', '2001\n'
    yield 'by-four-after-a-century', '2104\n'
    yield 'ends-in-fifty', '1950\n'


def main():
    SECRET.mkdir(parents=True, exist_ok=True)
    for old in SECRET.iterdir():
        old.unlink()
    for number, (name, text) in enumerate(cases(), start=1):
        run = subprocess.run([sys.executable, SOLUTION], input=text, capture_output=True, text=True, check=True)
        (SECRET / f'{number:02d}-{name}.in').write_text(text)
        (SECRET / f'{number:02d}-{name}.ans').write_text(run.stdout)


if __name__ == '__main__':
    main()
