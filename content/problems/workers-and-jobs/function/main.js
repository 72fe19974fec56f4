function mostJobs(workers, jobs, pairs) {
  const canDo = Array.from({ length: workers + 1 }, () => [])
  for (const [worker, job] of pairs) canDo[worker].push(job)
  const doneBy = new Array(jobs + 1).fill(null)

  // Finds a job for the worker; others may have to move for it. Returns whether that is possible.
  function findJob(worker, asked) {
    for (const job of canDo[worker]) {
      if (asked.has(job)) continue
      asked.add(job)
      if (doneBy[job] === null || findJob(doneBy[job], asked)) {
        doneBy[job] = worker
        return true
      }
    }
    return false
  }

  let done = 0
  for (let worker = 1; worker <= workers; worker++) if (findJob(worker, new Set())) done++
  return done
}
