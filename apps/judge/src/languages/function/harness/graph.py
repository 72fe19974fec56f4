

def neighbours_of(edges, vertices, is_directed):
    """The neighbours of each vertex from 1 on: their numbers, or pairs of number and weight."""
    neighbours = [[] for _ in range(vertices + 1)]
    for a, b, *weight in edges:
        neighbours[a].append((b, *weight) if weight else b)
        if not is_directed and a != b:
            neighbours[b].append((a, *weight) if weight else a)
    return neighbours


weighted_neighbours_of = neighbours_of
