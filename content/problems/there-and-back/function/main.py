def changeRound(following, head):
    chain = []
    cell = head
    while cell:
        chain.append(cell)
        cell = following[cell - 1]

    # Out along every second stop, back along the others.
    tour = chain[::2] + chain[1::2][::-1]
    for cell, after in zip(tour, tour[1:] + [0]):
        following[cell - 1] = after
    return following
