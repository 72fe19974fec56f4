# Wrong: counts the workers who can do something and the jobs that somebody can do, and takes the smaller number.
import sys

_, _, _, *numbers = map(int, sys.stdin.buffer.read().split())
print(min(len(set(numbers[::2])), len(set(numbers[1::2]))))
