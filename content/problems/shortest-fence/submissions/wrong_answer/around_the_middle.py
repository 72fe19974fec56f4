# Wrong: sorts the trees by their direction from the middle and takes away bends inwards in one round, with no tree that is a post for sure.
import sys
from math import atan2

n, *words = map(int, sys.stdin.read().split())
trees = list(zip(words[::2], words[1::2]))
mx, my = sum(x for x, _ in trees) / n, sum(y for _, y in trees) / n
trees.sort(key=lambda tree: atan2(tree[1] - my, tree[0] - mx))
posts = []
for x, y in trees:
    while len(posts) > 1:
        (ax, ay), (bx, by) = posts[-2:]
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
            break
        posts.pop()
    posts.append((x, y))
start = posts.index(min(posts))
print(len(posts))
for x, y in posts[start:] + posts[:start]:
    print(x, y)
