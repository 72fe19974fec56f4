def heaviestBag(room, stones):
    """Returns the largest weight of stones that fit into the room; stones are pairs of volume and weight."""
    # heaviest[x]: the largest weight of the stones so far that take up at most x.
    heaviest = [0] * (room + 1)
    for volume, weight in stones:
        # Downwards, so that heaviest[x - volume] does not contain this stone yet.
        for x in range(room, volume - 1, -1):
            heaviest[x] = max(heaviest[x], heaviest[x - volume] + weight)
    return heaviest[room]
