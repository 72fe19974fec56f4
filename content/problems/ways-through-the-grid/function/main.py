MODULUS = 1_000_000_007


def countWays(garden):
    """Returns the number of ways, modulo MODULUS, from the first square to the last; garden is a list of rows."""
    # ways[j]: the ways to column j of the row above and, once it has been passed, of the row itself.
    ways = [0] * len(garden[0])
    ways[0] = 1
    for row in garden:
        from_left = 0
        for j, square in enumerate(row):
            ways[j] = 0 if square == '#' else (ways[j] + from_left) % MODULUS
            from_left = ways[j]
    return ways[-1]
