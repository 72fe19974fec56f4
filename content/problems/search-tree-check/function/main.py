def countFound(root):
    found = 0
    # Files still to be visited, and the bounds between which each number lies that a search brings there.
    places = [(root, float("-inf"), float("inf"))]
    while places:
        file, low, high = places.pop()
        if low < file.val < high:
            found += 1
        if file.left:
            places.append((file.left, low, min(high, file.val)))
        if file.right:
            places.append((file.right, max(low, file.val), high))
    return found
