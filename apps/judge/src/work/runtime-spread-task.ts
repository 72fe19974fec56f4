import type { Outcome } from '@codedojo/contract'
import { type ClaimedJob, storeRuntimeSpread } from '@codedojo/db'
import { judgeSubmission, type SubmissionToJudge } from '../judge-submission.ts'
import type { IdleTask, IdleWorkOptions, JudgedJob } from './idle-task.ts'
import { submissionOfJob } from './submission-of-job.ts'

const repetitions = 5
/** Five repetitions of longer runs would occupy the machine for a minute. */
const longestRunMs = 10_000

/**
 * The task to repeat the slowest case of an Accepted submission, which measures how much its run time varies; null unless it was judged
 * with limits and is short enough to repeat.
 */
export function runtimeSpreadTask(options: IdleWorkOptions, { job, outcome }: JudgedJob): IdleTask | null {
  const slowest = slowestCase(job, outcome)
  if (slowest === null) return null
  const runsMs: number[] = []
  return {
    job,
    run: async (signal) => {
      const submission = await singleCaseOf(options, job, slowest)
      if (!submission) return
      while (runsMs.length < repetitions) {
        const again = await judgeSubmission(submission, options.parts, { onProgress: () => {}, signal })
        if (again.status !== 'Accepted') throw new Error(`A repetition ended as ${again.status}.`)
        runsMs.push(again.runtimeMs)
      }
      await storeRuntimeSpread(options.database, job, runsMs)
    },
  }
}

/** Index of the slowest case, from 0; null if this submission is not measured. */
function slowestCase(
  { kind }: ClaimedJob,
  { status, cases, runtimeMs, limitsEnforced }: Outcome,
): number | null {
  if (kind !== 'submit' || status !== 'Accepted' || !limitsEnforced || runtimeMs > longestRunMs) return null
  const slowest = cases.find(({ cpuMs, status: ofCase }) => cpuMs === runtimeMs && ofCase === 'Accepted')
  return slowest ? slowest.index - 1 : null
}

/** The submission reduced to this case; null if the problem was deleted. */
async function singleCaseOf(
  { problems, parts }: IdleWorkOptions,
  job: ClaimedJob,
  slowest: number,
): Promise<SubmissionToJudge | null> {
  const { problemId, problemRevision: revision } = job
  const cached = problemId === null ? null : await problems.read({ problemId, revision })
  if (!cached) return null
  const { scoring: _, ...submission } = submissionOfJob(job, cached, new Set(parts.toolchain.tools.keys()))
  return { ...submission, cases: submission.cases.slice(slowest, slowest + 1) }
}
