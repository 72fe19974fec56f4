import sys


def turns_left(a, b, c):
    """Whether the way from a over b to c bends to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def side(trees):
    """Returns the posts on the right hand of the way from the first tree to the last one, both included."""
    posts = []
    for tree in trees:
        while len(posts) > 1 and not turns_left(posts[-2], posts[-1], tree):
            posts.pop()
        posts.append(tree)
    return posts


def find_posts(trees):
    if len(trees) == 1:
        return trees
    trees.sort()
    # Each end belongs to both sides.
    return side(trees)[:-1] + side(trees[::-1])[:-1]


def main():
    _, *words = map(int, sys.stdin.read().split())
    posts = find_posts(list(zip(words[::2], words[1::2])))
    print(len(posts))
    for x, y in posts:
        print(x, y)


main()
