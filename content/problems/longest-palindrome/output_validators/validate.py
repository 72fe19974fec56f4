"""Accepts (exit 42) every longest piece that is a palindrome; otherwise it says what is wrong (exit 43)."""
import sys
from pathlib import Path


def fault_of(output, answer, text):
    """What is wrong with the output, or None."""
    if len(output) != 1:
        return f'expected one piece, found {len(output)} words'
    piece = output[0]
    if piece not in text:
        return 'the letters do not stand next to each other in s like this'
    if piece != piece[::-1]:
        return 'the piece is not a palindrome'
    if len(piece) < len(answer):
        return f'there is a longer palindrome: this one has {len(piece)} letters'
    return None


def main():
    given, answer, feedback = map(Path, sys.argv[1:4])
    output = sys.stdin.buffer.read().decode('latin-1').split()
    fault = fault_of(output, answer.read_text().strip(), given.read_text().strip())
    if fault:
        (feedback / 'judgemessage.txt').write_text(fault + '\n')
        sys.exit(43)
    sys.exit(42)


main()
