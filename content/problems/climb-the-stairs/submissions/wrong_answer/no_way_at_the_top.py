# Wrong: says that there are 0 ways when no step is left, so the way that ends with a stride of two is lost.
def count_ways(steps):
    if steps <= 1:
        return steps
    return count_ways(steps - 1) + count_ways(steps - 2)


print(count_ways(int(input())))
