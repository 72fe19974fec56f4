def shortestRoutes(roads, questions):
    far = float("inf")
    distances = [[far] * len(roads) for _ in roads]
    for start, onwards in enumerate(roads):
        for end, length in onwards:
            distances[start][end] = min(distances[start][end], length)
        distances[start][start] = 0

    # One town more may lie on the way each time.
    for middle in range(1, len(roads)):
        onwards = distances[middle]
        for row in distances:
            before = row[middle]
            for end, rest in enumerate(onwards):
                if before + rest < row[end]:
                    row[end] = before + rest
    return [-1 if distances[start][end] == far else distances[start][end] for start, end in questions]
