import type { JudgedCase, Outcome } from '@codedojo/contract'
import {
  type CaseToJudge,
  type ClaimedJob,
  type Database,
  finishJudgeJob,
  readCases,
  reportProgress,
  runWorkers,
  type Workers,
} from '@codedojo/db'
import { registerJudge } from '@codedojo/db/testing'

/**
 * A fake judge: takes jobs from the real queue and stores the test's verdict for each case. Server tests are about what
 * is stored and shown, not about running programs.
 */
export async function judgeJobs(
  database: Database,
  verdictOf: (one: CaseToJudge, job: ClaimedJob) => Partial<JudgedCase> | Promise<Partial<JudgedCase>>,
): Promise<Workers & AsyncDisposable> {
  const workers = runWorkers(database, {
    judgeId: await registerJudge(database),
    concurrency: 1,
    judgeJob: async (job) => {
      const { problemId, problemRevision: revision } = job
      const cases = problemId === null ? [] : await readCases(database, { problemId, revision })
      const judged = job.kind === 'run' ? cases.filter((one) => one.isVisible) : cases
      await reportProgress(database, job, { stage: 'running', total: judged.length, cases: [] })
      const results: JudgedCase[] = []
      for (const one of judged) results.push({ ...acceptedCase(one), ...(await verdictOf(one, job)) })
      const custom = job.customInputs.map((_, at) => ({
        ...acceptedCase({ ordinal: judged.length + at + 1, isVisible: true }),
        kind: 'custom' as const,
        stdout: 'typed\n',
        expected: 'wanted\n',
      }))
      await finishJudgeJob(database, job, outcomeOf([...results, ...custom]))
    },
  })
  return { ...workers, [Symbol.asyncDispose]: workers.drain }
}

function acceptedCase({ ordinal, isVisible }: Pick<CaseToJudge, 'ordinal' | 'isVisible'>): JudgedCase {
  return {
    index: ordinal,
    kind: isVisible ? 'visible' : 'hidden',
    status: 'Accepted',
    cpuMs: 12,
    memoryKb: 3400,
    exitCode: 0,
    signal: null,
    stdout: isVisible ? 'printed\n' : null,
    stdoutIsCut: false,
    stderr: null,
    difference: null,
    expected: null,
  }
}

function outcomeOf(cases: JudgedCase[]): Outcome {
  return {
    status: cases.find((one) => one.status !== 'Accepted')?.status ?? 'Accepted',
    cases,
    passed: cases.filter((one) => one.status === 'Accepted').length,
    total: cases.length,
    runtimeMs: 12,
    memoryKb: 3400,
    compileMessage: null,
    errorMessage: null,
    limitsEnforced: true,
  }
}
