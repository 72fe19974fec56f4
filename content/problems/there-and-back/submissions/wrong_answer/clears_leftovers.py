n, head, *pointers = map(int, open(0).read().split())
following = [0] + pointers

chain = []
cell = head
while cell:
    chain.append(cell)
    cell = following[cell]

# Wrong: starts from an empty notebook, so the cells outside the chain lose their numbers.
relinked = [0] * (n + 1)
tour = chain[::2] + chain[1::2][::-1]
for cell, after in zip(tour, tour[1:]):
    relinked[cell] = after
print(*relinked[1:])
