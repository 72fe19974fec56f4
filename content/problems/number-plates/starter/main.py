import sys


def plate_after(plate, steps):
    """Returns the plate that is issued `steps` plates after this one, or 'none'."""
    # Write your solution here.
    return 'none'


plate, steps = sys.stdin.read().split()
print(plate_after(plate, int(steps)))
