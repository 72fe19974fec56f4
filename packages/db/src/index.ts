export { assertDurable } from './assert-durable.ts'
export { BackUpError } from './backup/back-up-error.ts'
export { restoreBackUp } from './backup/restore-back-up.ts'
export { type TableDone, writeBackUp } from './backup/write-back-up.ts'
export { type ConnectOptions, connect, type Database, type Queries, type Transaction } from './connection.ts'
export { isDatabaseAway } from './database-away.ts'
export { armFailpoints, failpointsPattern, passFailpoint, passFailpointSoon } from './failpoints.ts'
export { askedFor, askedForAll } from './fair-pool.ts'
export { FairQueue, NoPlaceError, TooManyAtOnceError } from './fair-queue.ts'
export { migrate } from './migrate.ts'
export { preparedQuery } from './prepared-query.ts'
export { preparedSql } from './prepared-sql.ts'
export {
  insertVersion,
  type NewVersion,
  type VersionCase,
  type VersionFile,
} from './problems/insert-version.ts'
export { hashOf, storeFiles } from './problems/store-files.ts'
export { sweepFiles } from './problems/sweep-files.ts'
export { enqueueJob, type NewJob } from './queue/enqueue-job.ts'
export { enqueueRejudged } from './queue/enqueue-rejudged.ts'
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
  keepJudgedOutput,
  keepRuntimeSpread,
  readStoredFile,
  reportJudgeFault,
  reportProgress,
} from './queue/judge-side.ts'
export { type Listener, listen, type Subscription } from './queue/listen.ts'
export {
  type CaseToJudge,
  type ProblemFile,
  type ProblemToJudge,
  type RevisionOfProblem,
  readCases,
  readProblemFiles,
  readProblemToJudge,
  readRevision,
} from './queue/problem-to-judge.ts'
export { runWorkers, type WorkerOptions, type Workers } from './queue/run-workers.ts'
export { retryWhileAway } from './retry-while-away.ts'
export * as schema from './schema/index.ts'
export { unknownJobMs } from './schema/jobs.ts'
export { readSchemaState, type SchemaState } from './schema-state.ts'
