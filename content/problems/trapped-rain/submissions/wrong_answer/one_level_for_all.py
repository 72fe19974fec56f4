# Wrong: fills only between the highest and the second highest block; pools beside these two are forgotten.
import sys

_, *walls = map(int, sys.stdin.buffer.read().split())
level = sorted(walls)[-2] if len(walls) > 1 else 0
inside = [i for i, wall in enumerate(walls) if wall >= level]
print(sum(max(0, level - wall) for wall in walls[inside[0] : inside[-1] + 1]))
