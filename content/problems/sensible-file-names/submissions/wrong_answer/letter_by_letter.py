# Wrong: the order of the computer.
import sys

_, *names = sys.stdin.read().split()
print(*sorted(names), sep='\n')
