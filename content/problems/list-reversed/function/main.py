def reverseTrain(carriages):
    turned = []
    # The last position is one less than the length; the range stops before -1, so 0 is still in it.
    for i in range(len(carriages) - 1, -1, -1):
        turned.append(carriages[i])
    return turned
