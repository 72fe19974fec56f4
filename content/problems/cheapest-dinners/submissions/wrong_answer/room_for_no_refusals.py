# Wrong: keeps only as many dinners as are wanted before it takes away those that the cook refuses.
import sys

n, m, k, r, *numbers = map(int, sys.stdin.buffer.read().split())
starters = sorted(zip(numbers[:n], range(1, n + 1)))
mains = sorted(zip(numbers[n : n + m], range(1, m + 1)))
refused = set(zip(numbers[n + m :: 2], numbers[n + m + 1 :: 2]))
dinners = []
for i, (price, starter) in enumerate(starters):
    # Dinner (i, j) has (i + 1) * (j + 1) dinners that are no dearer, itself included.
    for other, main in mains[: k // (i + 1)]:
        if (starter, main) not in refused:
            dinners.append(price + other)
dinners = sorted(dinners)[:k]
print(dinners[-1] if dinners else 0, sum(dinners))
