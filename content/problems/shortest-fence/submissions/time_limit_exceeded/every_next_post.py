# Right but too slow: for each post, tries each tree as the next one until all others lie on its left.
import sys

_, *words = map(int, sys.stdin.read().split())
trees = list(zip(words[::2], words[1::2]))


def follows(a, b):
    for c in trees:
        turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        if turn < 0:
            return False
        if turn == 0 and abs(c[0] - a[0]) + abs(c[1] - a[1]) > abs(b[0] - a[0]) + abs(b[1] - a[1]):
            return False
    return True


posts = [min(trees)]
while True:
    here = posts[-1]
    onward = [tree for tree in trees if tree != here and follows(here, tree)]
    if not onward or onward[0] == posts[0]:
        break
    posts.append(onward[0])
print(len(posts))
for x, y in posts:
    print(x, y)
