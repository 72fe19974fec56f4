import sys


def find_posts(trees):
    """Returns the posts counterclockwise, from the leftmost one on, the lowest of several; a tree is a pair of x and y."""
    # Write your solution here.
    return trees[:1]


def main():
    _, *words = map(int, sys.stdin.read().split())
    posts = find_posts(list(zip(words[::2], words[1::2])))
    print(len(posts))
    for x, y in posts:
        print(x, y)


main()
