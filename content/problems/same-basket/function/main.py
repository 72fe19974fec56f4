from random import getrandbits


def samePairs(pieces, size):
    number = {kind: getrandbits(62) for kind in set(pieces)}
    contents = pairs = 0
    baskets = {}
    for end, kind in enumerate(pieces, start=1):
        contents += number[kind]
        if end > size:
            contents -= number[pieces[end - size - 1]]
        if end >= size:
            before = baskets.get(contents, 0)
            pairs += before
            baskets[contents] = before + 1
    return pairs
