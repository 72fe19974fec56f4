import sys

BITS = 30


def add(trie, key):
    """Puts the bits of the key into the trie, the highest one first; trie[node + side] is a child, and 0 stands for none."""
    node = 0
    for bit in reversed(range(BITS)):
        side = key >> bit & 1
        if trie[node + side] == 0:
            trie[node + side] = len(trie)
            trie += [0, 0]
        node = trie[node + side]


def best_partner(trie, key):
    """Returns the largest XOR of the key and one in the trie."""
    node, best = 0, 0
    for bit in reversed(range(BITS)):
        side = key >> bit & 1
        if trie[node + 1 - side]:
            best |= 1 << bit
            side = 1 - side
        node = trie[node + side]
    return best


def largest_xor(keys):
    different = set(keys)
    trie = [0, 0]
    for key in different:
        add(trie, key)
    return max(best_partner(trie, key) for key in different)


def main():
    _, *keys = map(int, sys.stdin.read().split())
    print(largest_xor(keys))


main()
