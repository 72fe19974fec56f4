def mostJobs(workers, jobs, pairs):
    can_do = [[] for _ in range(workers + 1)]
    for worker, job in pairs:
        can_do[worker].append(job)
    done_by = [None] * (jobs + 1)

    def find_job(worker, asked):
        """Finds a job for the worker; others may have to move for it. Returns whether that is possible."""
        for job in can_do[worker]:
            if job in asked:
                continue
            asked.add(job)
            if done_by[job] is None or find_job(done_by[job], asked):
                done_by[job] = worker
                return True
        return False

    return sum(find_job(worker, set()) for worker in range(1, workers + 1))
