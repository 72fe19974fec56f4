def shortest_pattern(stitches):
    """Returns the number of characters of a shortest pattern."""
    # Write your solution here.
    return len(stitches)


print(shortest_pattern(input()))
