export { assertDurable } from './assert-durable.ts'
export { BackUpError } from './backup/back-up-error.ts'
export { restoreBackUp } from './backup/restore-back-up.ts'
export { type BackUpProgress, writeBackUp } from './backup/write-back-up.ts'
export { type ConnectOptions, connect, type Database, type Queries, type Transaction } from './connection.ts'
export { isDatabaseUnavailable } from './database-unavailable.ts'
export { armFailpoints, failpointsPattern, passFailpoint, passFailpointSoon } from './failpoints.ts'
export { runQueriesFor, runSharedQueries } from './fair-pool.ts'
export { FairQueue, QueueTimeoutError, TooManyAtOnceError } from './fair-queue.ts'
export { migrate } from './migrate.ts'
export { nextRevision } from './next-revision.ts'
export { isOneOf, preparedQuery, uuidsGivenAs } from './prepared-query.ts'
export { preparedSql, runSql } from './prepared-sql.ts'
export {
  insertVersion,
  type NewVersion,
  type VersionCase,
  type VersionFile,
} from './problems/insert-version.ts'
export { hashOf, storeFiles } from './problems/store-files.ts'
export { sweepFiles } from './problems/sweep-files.ts'
export {
  type ClaimedJob,
  claimJudgeJob,
  finishJudgeJob,
  readStoredFile,
  reportJudgeFault,
  reportProgress,
  storeJudgedOutput,
  storeRuntimeSpread,
  storeSubmissionRepair,
} from './queue/claimed-job.ts'
export { enqueueJob, type NewJob, runsLearnersProgram } from './queue/enqueue-job.ts'
export { enqueueMistakes } from './queue/enqueue-mistakes.ts'
export { enqueueRejudged } from './queue/enqueue-rejudged.ts'
export {
  type JudgeRow,
  readJudgesByName,
  releaseLostJudges,
  renewJudge,
  retireJudge,
} from './queue/judge-list.ts'
export { type Listener, listen, type Subscription } from './queue/listen.ts'
export {
  type CaseToJudge,
  type ProblemFile,
  type ProblemRevision,
  type ProblemToJudge,
  readCases,
  readProblemFiles,
  readProblemToJudge,
  readRevision,
} from './queue/problem-to-judge.ts'
export { runWorkers, type WorkerOptions, type Workers } from './queue/run-workers.ts'
export { retryWhileUnavailable } from './retry-while-unavailable.ts'
export * as schema from './schema/index.ts'
export { backgroundKinds, defaultExpectedJobMs, isBackground } from './schema/jobs.ts'
export { readSchemaState, type SchemaState } from './schema-state.ts'
