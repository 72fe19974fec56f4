export { findRepair } from './find-repair.ts'
export { giveUpWithoutJudge } from './give-up-without-judge.ts'
export { watchJobs } from './job-watcher.ts'
export { scoreOf } from './judge-answer.ts'
export {
  answerOrPending,
  answerWithinMs,
  pendingAnswer,
  visibleJudgeAnswer,
} from './judge-answer-or-pending.ts'
export { judgingLimits } from './judging-limits.ts'
export { findOwnRunOrSubmission, type JudgedWork, lacksJudge, sweepDoneJobs } from './queries.ts'
export { submissionRoutes } from './routes.ts'
export { findFoundInput } from './smallest-queries.ts'
export { dialogueOrPending, workOfRun } from './start-dialogue.ts'
export { requestKeyUsed, startJudging } from './start-judging.ts'
export { iterateSubmissions, pageOfSubmissions } from './submission-list.ts'
