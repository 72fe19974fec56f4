# Wrong: remembers visited cells regardless of the stick, so it never walks back with a stick in hand.
import sys

cave = sys.stdin.read().split()[2:]
width = len(cave[0]) + 1
ground = 'X' * width + ''.join(row + 'X' for row in cave) + 'X' * width
seen = bytearray(len(ground))
frontier = [(ground.index('S'), 'none')]
seen[frontier[0][0]] = 1
moves = 0
answer = 'trapped'
while frontier and answer == 'trapped':
    moves += 1
    reached = []
    for cell, stick in frontier:
        for target in (cell - width, cell - 1, cell + 1, cell + width):
            terrain = ground[target]
            if terrain == 'X' or seen[target] or (terrain == '#' and stick != 'carried'):
                continue
            seen[target] = 1
            if terrain == 'E':
                answer = moves
            now = 'used' if terrain == '#' else 'carried' if terrain == 'd' and stick == 'none' else stick
            reached.append((target, now))
    frontier = reached
print(answer)
