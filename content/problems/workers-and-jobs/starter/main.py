import sys


def most_jobs(workers, jobs, pairs):
    """Returns how many jobs can be done. Each pair is a worker, from 1 to workers, and a job, from 1 to jobs."""
    # Write your solution here.
    return 0


def main():
    workers, jobs, _, *numbers = map(int, sys.stdin.buffer.read().split())
    print(most_jobs(workers, jobs, list(zip(numbers[::2], numbers[1::2]))))


main()
