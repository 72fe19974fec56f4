export { giveUpWithoutJudge } from './give-up-without-judge.ts'
export { type JobWatcher, watchJobs } from './job-watcher.ts'
export { sweepDoneJobs } from './queries.ts'
export { submissionRoutes } from './routes.ts'
