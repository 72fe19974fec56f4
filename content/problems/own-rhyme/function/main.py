def leavingOrder(words):
    """Returns the numbers of the children in the order in which they leave; the one who is left comes last."""
    count = len(words)
    following = [*range(1, count), 0]
    # The first word falls on the child that follows this one.
    before = 0
    rhyme = words[0]
    order = []
    for in_circle in range(count, 0, -1):
        for _ in range((rhyme - 1) % in_circle):
            before = following[before]
        leaver = following[before]
        following[before] = following[leaver]
        order.append(leaver + 1)
        rhyme = words[leaver]
    return order
