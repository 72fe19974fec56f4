# Wrong: puts the bits into the trie without zeros in front, so that numbers of different length are compared at the wrong places.
import sys

_, *keys = map(int, sys.stdin.read().split())
root = {}
for key in keys:
    node = root
    for bit in bin(key)[2:]:
        node = node.setdefault(bit, {})
largest = 0
for key in keys:
    node, xor = root, 0
    for bit in bin(key)[2:]:
        other = '1' if bit == '0' else '0'
        if other in node:
            node, xor = node[other], 2 * xor + 1
        elif bit in node:
            node, xor = node[bit], 2 * xor
        else:
            break
    largest = max(largest, xor)
print(largest)
