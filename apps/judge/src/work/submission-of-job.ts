import type { Language, StopRule } from '@codedojo/contract'
import type { ClaimedJob } from '@codedojo/db'
import { withoutCarriageReturns } from '@codedojo/problem-package'
import type { Program } from '../build/compile-program.ts'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import type { CounterexampleQuestion } from '../counterexample/find-counterexample.ts'
import type { SubmissionToJudge } from '../judge-submission.ts'
import type { ProblemLimits } from '../limits.ts'
import type { CachedProblem } from './problem-cache.ts'
import type { ProblemPrograms } from './programs-of-problem.ts'

/** What a job of the queue asks for: a run takes the visible cases and the learner's inputs, a submission all cases. */
export function submissionOfJob(
  job: ClaimedJob,
  cached: CachedProblem,
  installed: ReadonlySet<Language>,
): SubmissionToJudge {
  const { problem, programs } = cached
  return {
    program: programOf(job.language, job.code, programs),
    cases: casesOf(job, cached),
    limits: limitsOf(problem),
    stopRule: job.isContest && job.kind === 'submit' ? 'failure' : stopRules[job.kind],
    // What is asked for is what this program prints; and in a contest nobody tells what is right.
    reference: job.kind === 'outputs' || job.isContest ? null : referenceOf(cached, installed),
    ...validationOf(cached),
  }
}

function limitsOf(problem: CachedProblem['problem']): ProblemLimits {
  return {
    timeMs: problem.timeLimitMs,
    memoryBytes: problem.memoryLimitKb * 1024,
    sameForAll: problem.sameLimits,
    languageLimits: problem.languageLimits,
    ...(problem.outputLimitBytes === null ? {} : { outputBytes: problem.outputLimitBytes }),
  }
}

/**
 * What a search of a smallest failing input asks for; null where the problem has no reference solution for this judge, or
 * nothing that knows which inputs are valid.
 */
export function smallestOfJob(
  job: ClaimedJob,
  cached: CachedProblem,
  installed: ReadonlySet<Language>,
): CounterexampleQuestion | null {
  const { problem } = cached
  const { program, cases, limits, reference, validation } = submissionOfJob(job, cached, installed)
  if (!reference || !validation || validation.inputValidators.length === 0) return null
  const caseOf = (input: string) => customCaseOf(problem, input)
  return { program, cases, limits, reference, validation, caseOf }
}

/** An author sees all that is wrong with a solution, but not at the price of every limit in turn. */
const stopRules = {
  run: 'second limit',
  submit: 'limit',
  reference: 'second limit',
  rejudge: 'limit',
  outputs: 'failure',
  examine: 'failure',
  guard: 'failure',
  smallest: 'failure',
} as const satisfies Record<ClaimedJob['kind'], StopRule>

function casesOf(job: ClaimedJob, { problem, cases }: CachedProblem): CaseToJudge[] {
  const asksForOutputs = job.kind === 'outputs'
  const { comparison, validation } = problem
  const validatorFlags = validation?.outputFlags ?? []
  const stored = cases
    .filter(({ isVisible }) => job.kind !== 'run' || isVisible)
    .map(
      (one): CaseToJudge => ({
        kind: one.isVisible ? 'visible' : 'hidden',
        input: one.input,
        answer: asksForOutputs ? null : one.output,
        comparison: one.comparison ?? comparison,
        validatorFlags: one.validatorFlags ?? validatorFlags,
        ...(asksForOutputs && { keepsOutput: true }),
      }),
    )
  return [...stored, ...job.customInputs.map((text) => customCaseOf(problem, text))]
}

function customCaseOf(
  { comparison, validation, keepsCarriageReturns }: CachedProblem['problem'],
  text: string,
): CaseToJudge {
  const typed = Buffer.from(text)

  return {
    kind: 'custom',
    input: withLastLineEnd(keepsCarriageReturns ? typed : withoutCarriageReturns(typed).bytes),
    answer: null,
    comparison,
    validatorFlags: validation?.outputFlags ?? [],
    inputFlags: validation?.inputFlags ?? [],
  }
}

/** As a file of the problem would hold it: its lines end as those of every other case, the last one too. */
function withLastLineEnd(bytes: Uint8Array): Uint8Array {
  const newline = 0x0a
  return bytes.length === 0 || bytes.at(-1) === newline ? bytes : Buffer.concat([bytes, Buffer.of(newline)])
}

/** A learner's own input is not checked where nobody knows how its validators would have to be called. */
function validationOf({ problem, programs }: CachedProblem): Pick<SubmissionToJudge, 'validation'> {
  const { validation } = problem
  if (!validation) return {}
  const inputValidators = validation.inputFlags === null ? [] : programs.inputValidators
  return {
    validation: { outputValidators: programs.outputValidators, inputValidators, limits: validation.limits },
  }
}

/** The first language in this order that the problem and this judge have: the quickest answers soonest. */
const referenceOrder: readonly Language[] = ['cpp', 'python', 'javascript', 'java']

function referenceOf({ problem, programs }: CachedProblem, installed: ReadonlySet<Language>): Program | null {
  for (const language of referenceOrder) {
    const solution = problem.referenceSolution.find((each) => each.language === language)
    if (solution && installed.has(language)) return programOf(language, solution.completeCode, programs)
  }
  return null
}

/** Beside files that the problem includes, the code needs a name by which its compiler knows it. */
const sourceNames = {
  cpp: 'solution.cpp',
  java: 'Solution.java',
  python: 'solution.py',
  javascript: 'solution.js',
} as const satisfies Record<Language, string>

function programOf(language: Language, code: string, { includes }: ProblemPrograms): Program {
  const sources = [{ name: sourceNames[language], bytes: Buffer.from(code) }]
  return { language, sources, includes: includes.get(language) ?? [] }
}
