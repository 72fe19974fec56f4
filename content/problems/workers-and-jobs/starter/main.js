const [workers, jobs, , ...numbers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number)

// Returns how many jobs can be done. Each pair has a worker, from 1 to workers, and a job, from 1 to jobs.
function mostJobs(workers, jobs, pairs) {
  // Write your solution here.
  return 0
}

const pairs = []
for (let i = 0; i < numbers.length; i += 2) pairs.push({ worker: numbers[i], job: numbers[i + 1] })
console.log(mostJobs(workers, jobs, pairs))
