import type { Language } from '@codedojo/contract'
import type { ClaimedJob } from '@codedojo/db'
import type { Program } from '../build/compile-program.ts'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import type { SubmissionToJudge } from '../judge-submission.ts'
import type { CachedProblem } from './problem-cache.ts'

/** What a job of the queue asks for: a run takes the visible cases and the learner's inputs, a submission all cases. */
export function submissionOfJob(
  job: ClaimedJob,
  { problem, cases }: CachedProblem,
  installed: ReadonlySet<Language>,
): SubmissionToJudge {
  const { comparison } = problem
  const stored = cases
    .filter(({ isVisible }) => job.kind === 'submit' || isVisible)
    .map(
      ({ isVisible, input, output }): CaseToJudge => ({
        kind: isVisible ? 'visible' : 'hidden',
        input,
        answer: output,
        comparison,
      }),
    )
  const custom = job.customInputs.map(
    (text): CaseToJudge => ({ kind: 'custom', input: Buffer.from(text), answer: null, comparison }),
  )
  return {
    program: programOf(job.language, job.code),
    cases: [...stored, ...custom],
    limits: {
      timeMs: problem.timeLimitMs,
      memoryBytes: problem.memoryLimitKb * 1024,
      sameForAll: problem.sameLimits,
    },
    stopRule: job.kind === 'run' ? 'never' : 'limit',
    reference: referenceOf(problem.referenceSolution, installed),
  }
}

/** The first language in this order that the problem and this judge have: the quickest answers soonest. */
const referenceOrder: readonly Language[] = ['cpp', 'python', 'javascript', 'java']

function referenceOf(
  solutions: CachedProblem['problem']['referenceSolution'],
  installed: ReadonlySet<Language>,
): Program | null {
  for (const language of referenceOrder) {
    const solution = solutions.find((each) => each.language === language)
    if (solution && installed.has(language)) return programOf(language, solution.completeCode)
  }
  return null
}

function programOf(language: Language, code: string): Program {
  return { language, sources: [{ name: 'source', bytes: Buffer.from(code) }] }
}
