export { type ConnectOptions, connect, type Database, type Queries, type Transaction } from './connection.ts'
export { migrate } from './migrate.ts'
export { enqueueJob, type NewJob } from './queue/enqueue-job.ts'
export {
  type CaseToJudge,
  type ClaimedJob,
  claimJudgeJob,
  finishJudgeJob,
  type JudgeRow,
  keepRuntimeSpread,
  type ProblemToJudge,
  readCases,
  readProblemToJudge,
  releaseLostJudges,
  removeJudge,
  renewJudge,
  reportProgress,
} from './queue/judge-side.ts'
export { type Listener, listenToJobs } from './queue/listen.ts'
export { runWorkers, type WorkerOptions, type Workers } from './queue/run-workers.ts'
export * as schema from './schema/index.ts'
