# Right but too slow: sorts anew and burns the two strongest batteries for a single minute.
import sys

_, *batteries = map(int, sys.stdin.buffer.read().split())
light = 0
while True:
    batteries.sort()
    if len(batteries) < 2 or batteries[-2] == 0:
        break
    batteries[-1] -= 1
    batteries[-2] -= 1
    light += 1
print(light)
