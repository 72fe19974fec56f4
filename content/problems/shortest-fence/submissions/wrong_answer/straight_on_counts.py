# Wrong: takes a post away only at a turn to the right, so that trees on a straight piece stay posts.
import sys

_, *words = map(int, sys.stdin.read().split())
trees = sorted(zip(words[::2], words[1::2]))


def side(trees):
    posts = []
    for x, y in trees:
        while len(posts) > 1:
            (ax, ay), (bx, by) = posts[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0:
                break
            posts.pop()
        posts.append((x, y))
    return posts[:-1]


posts = side(trees) + side(trees[::-1]) or trees
print(len(posts))
for x, y in posts:
    print(x, y)
