# Wrong: gives each worker the first job that is free, and nobody ever moves.
import sys

workers, jobs, _, *numbers = map(int, sys.stdin.buffer.read().split())
can_do = [[] for _ in range(workers + 1)]
for worker, job in zip(numbers[::2], numbers[1::2]):
    can_do[worker].append(job)
taken = set()
for worker in range(1, workers + 1):
    free = [job for job in can_do[worker] if job not in taken]
    taken.update(free[:1])
print(len(taken))
