export { assertDurable } from './assert-durable.ts'
export { type ConnectOptions, connect, type Database, type Queries, type Transaction } from './connection.ts'
export { isDatabaseAway } from './database-away.ts'
export { armFailpoints, failpointsPattern, passFailpoint, passFailpointSoon } from './failpoints.ts'
export { migrate } from './migrate.ts'
export { enqueueJob, type NewJob } from './queue/enqueue-job.ts'
export {
  type JudgeRow,
  judgesNamed,
  releaseLostJudges,
  renewJudge,
  retireJudge,
} from './queue/judge-list.ts'
export {
  type ClaimedJob,
  claimJudgeJob,
  finishJudgeJob,
  keepRuntimeSpread,
  reportJudgeFault,
  reportProgress,
} from './queue/judge-side.ts'
export { type Ear, type Listener, listen } from './queue/listen.ts'
export {
  type CaseToJudge,
  type ProblemFile,
  type ProblemToJudge,
  readCases,
  readProblemFiles,
  readProblemToJudge,
} from './queue/problem-to-judge.ts'
export { runWorkers, type WorkerOptions, type Workers } from './queue/run-workers.ts'
export * as schema from './schema/index.ts'
export { untilAnswered } from './until-answered.ts'
