# Right but too slow: tries for each worker all free jobs, and doing nothing.
import sys

workers, jobs, _, *numbers = map(int, sys.stdin.buffer.read().split())
can_do = [[] for _ in range(workers + 1)]
for worker, job in zip(numbers[::2], numbers[1::2]):
    can_do[worker].append(job)
taken = [False] * (jobs + 1)
most = min(len(set(numbers[::2])), len(set(numbers[1::2])))


def best_from(worker):
    if worker > workers:
        return 0
    best = best_from(worker + 1)
    for job in can_do[worker]:
        if not taken[job] and best < min(workers - worker + 1, most):
            taken[job] = True
            best = max(best, 1 + best_from(worker + 1))
            taken[job] = False
    return best


print(best_from(1))
