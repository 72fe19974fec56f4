import { storeSubmissionRepair } from '@codedojo/db'
import { caseToMend, isMendable } from '../repair/case-to-mend.ts'
import { searchRepair } from '../repair/search-repair.ts'
import type { IdleTask, IdleWorkOptions, JudgedJob } from './idle-task.ts'
import { canBeCalled, submissionOfJob } from './submission-of-job.ts'

/**
 * The task to search one small change that makes a wrong submission right on every case; null for a submission of a contest, where
 * there is no help, and for one with another verdict or without enforced limits.
 */
export function repairTask(
  { database, parts, problems }: IdleWorkOptions,
  { job, outcome }: JudgedJob,
): IdleTask | null {
  const { kind, isContest, problemId, problemRevision: revision } = job
  if (kind !== 'submit' || isContest || problemId === null) return null
  if (!outcome.limitsEnforced || !isMendable(outcome)) return null
  let begun: ReturnType<typeof searchRepair> | undefined
  return {
    job,
    run: async (signal) => {
      const cached = await problems.read({ problemId, revision })
      if (!cached || !canBeCalled(job, cached)) return
      // Points are not computed: a change that makes every case right is what is wanted.
      const { scoring: _, ...submission } = submissionOfJob(
        job,
        cached,
        new Set(parts.toolchain.tools.keys()),
      )
      const request = { submission, code: job.code, firstCase: caseToMend(outcome, submission) }
      begun ??= searchRepair(request, parts)
      const repair = await begun(signal)
      if (repair) await storeSubmissionRepair(database, job, repair)
    },
  }
}
