# Fails: with 2 steps left it asks for 0 steps and then for -1, and never comes to an end.
def count_ways(steps):
    if steps == 1:
        return 1
    return count_ways(steps - 1) + count_ways(steps - 2)


print(count_ways(int(input())))
