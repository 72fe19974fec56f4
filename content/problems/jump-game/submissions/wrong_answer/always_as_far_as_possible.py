# Wrong: jumps as far as possible each time, although a nearer stone may lead farther.
import sys

_, *reach = map(int, sys.stdin.buffer.read().split())
stone = jumps = 0
while stone < len(reach) - 1:
    if reach[stone] == 0:
        jumps = -1
        break
    stone += reach[stone]
    jumps += 1
print(jumps)
