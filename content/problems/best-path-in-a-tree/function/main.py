def bestWalk(fun, parents):
    # Huts are counted from 0 here, and from 1 in the argument.
    return best_walk(fun, [None, *(hut - 1 for hut in parents)])


def from_the_top(up):
    """Returns all huts in an order in which each one comes after the hut above it."""
    below = [[] for _ in up]
    for hut in range(1, len(up)):
        below[up[hut]].append(hut)
    order = [0]
    for hut in order:
        order.extend(below[hut])
    return order


def best_walk(fun, up):
    best = max(fun)
    down = [0] * len(fun)  # the best walk down that begins right below a hut, or 0 for none
    for hut in reversed(from_the_top(up)):
        here = fun[hut] + down[hut]
        if hut == 0:
            return max(best, here)
        # All ways down from the hut above that were seen before this one are in down already.
        above = up[hut]
        best = max(best, here, fun[above] + down[above] + here)
        down[above] = max(down[above], here)
