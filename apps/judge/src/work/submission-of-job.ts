import {
  handAnswerSchema,
  type Language,
  lessonRunLimits,
  readSignature,
  requireSignature,
  type StopRule,
} from '@codedojo/contract'
import type { ClaimedJob } from '@codedojo/db'
import { isJudgedByOneOutput, normalizeLineEnds } from '@codedojo/problem-package'
import type { Program } from '../build/compile-program.ts'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { makeCasePoints } from '../cases/score-submission.ts'
import type { CounterexampleRequest } from '../counterexample/find-counterexample.ts'
import type { AnswerToGive } from '../interaction/run-dialogue.ts'
import type { DialogueToRun } from '../judge-dialogue.ts'
import type { SubmissionToJudge } from '../judge-submission.ts'
import type { ProblemLimits } from '../limits.ts'
import type { CachedProblem } from './problem-cache.ts'
import type { ProblemPrograms } from './programs-of-problem.ts'

/** Whether the problem still has the signature that the job's code was written for, if it is a function. */
export function canBeCalled({ mode }: ClaimedJob, { problem: { signature } }: CachedProblem): boolean {
  return mode === 'stdin' || (signature !== null && readSignature(signature).kind === 'signature')
}

/**
 * Builds the submission for a job: a run gets the visible cases and custom inputs, a submission gets all cases. Throws if `canBeCalled`
 * does not hold.
 */
export function submissionOfJob(
  job: ClaimedJob,
  cached: CachedProblem,
  installed: ReadonlySet<Language>,
): SubmissionToJudge {
  const { problem, programs } = cached
  return {
    program: { ...programOf(job.language, job.code, programs.includes), ...signatureOf(job, problem) },
    cases: casesOf(job, cached),
    limits: limitsOf(problem),
    stopRule: job.isContest && job.kind === 'submit' ? 'failure' : stopRules[job.kind],
    // An `outputs` job asks for this program's own output, and in a contest expected outputs of custom inputs are not shown.
    reference: job.kind === 'outputs' || job.isContest ? null : referenceOf(cached, installed),
    ...validationOf(cached),
    ...scoringOf(job, cached),
  }
}

function signatureOf(
  { mode }: ClaimedJob,
  { signature }: CachedProblem['problem'],
): Pick<Program, 'signature'> {
  if (mode === 'stdin') return {}
  if (!signature) throw new Error('A function was sent to a problem without a signature.')
  return { signature: requireSignature(signature) }
}

/** A run judges the visible cases only, and nobody's output is judged where outputs are asked for. */
function scoringOf(
  { kind }: ClaimedJob,
  { problem, cases }: CachedProblem,
): Pick<SubmissionToJudge, 'scoring'> {
  if (problem.scoring === null || kind === 'run' || kind === 'outputs') return {}
  return { scoring: { top: problem.scoring, groups: cases.map(({ groupName }) => groupName) } }
}

/** Builds the submission for a program of a lesson: it runs once, on its input, and nothing says what it should print. */
export function submissionOfLesson({ language, code, customInputs }: ClaimedJob): SubmissionToJudge {
  const { timeMs, memoryKb } = lessonRunLimits
  return {
    program: programOf(language, code, new Map()),
    cases: customInputs.map((text) => customCaseOf(withoutProblem, text)),
    limits: { timeMs, memoryBytes: memoryKb * 1024, sameLimits: true },
    stopRule: stopRules.lesson,
    reference: null,
  }
}

/** Builds what a `dialogue` job runs: the program, and what its learner said in place of the interactor. */
export function dialogueOfJob(job: ClaimedJob, { problem, programs }: CachedProblem): DialogueToRun {
  return {
    program: programOf(job.language, job.code, programs.includes),
    limits: limitsOf(problem),
    answers: job.customInputs.map((json) => answerToGive(problem, json)),
  }
}

function answerToGive(
  { keepsCarriageReturns }: Pick<CachedProblem['problem'], 'keepsCarriageReturns'>,
  json: string,
): AnswerToGive {
  const { text, afterBytes } = handAnswerSchema.parse(JSON.parse(json))
  // An empty answer is an empty line.
  const typed = Buffer.from(text.endsWith('\n') ? text : `${text}\n`)
  return { bytes: keepsCarriageReturns ? typed : normalizeLineEnds(typed).bytes, afterBytes }
}

const withoutProblem = {
  comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
  validation: null,
  keepsCarriageReturns: false,
} as const

function limitsOf(problem: CachedProblem['problem']): ProblemLimits {
  return {
    timeMs: problem.timeLimitMs,
    memoryBytes: problem.memoryLimitKb * 1024,
    sameLimits: problem.sameLimits,
    languageLimits: problem.languageLimits,
    ...(problem.outputLimitBytes === null ? {} : { outputBytes: problem.outputLimitBytes }),
  }
}

/**
 * Builds the request to search for a smallest failing input; null if the problem has no reference solution that this judge can
 * run, or no input validators.
 */
export function counterexampleRequestOfJob(
  job: ClaimedJob,
  cached: CachedProblem,
  installed: ReadonlySet<Language>,
): CounterexampleRequest | null {
  const { problem } = cached
  const { program, cases, limits, reference, validation } = submissionOfJob(job, cached, installed)
  if (!reference || !validation || validation.inputValidators.length === 0) return null
  // There is no output of a reference solution to compare with.
  if (!isJudgedByOneOutput(validation)) return null
  const caseOf = (input: string) => customCaseOf(problem, input)
  return { program, cases, limits, reference, validation, caseOf }
}

/** An author wants to see all failures of a solution, but not at the cost of every time limit. */
const stopRules = {
  run: 'second limit',
  submit: 'limit',
  reference: 'second limit',
  rejudge: 'limit',
  outputs: 'failure',
  examine: 'failure',
  guard: 'failure',
  smallest: 'failure',
  lesson: 'failure',
  mistake: 'limit',
  dialogue: 'failure',
} as const satisfies Record<ClaimedJob['kind'], StopRule>

function casesOf(job: ClaimedJob, { problem, cases }: CachedProblem): CaseToJudge[] {
  const asksForOutputs = job.kind === 'outputs'
  const { comparison, validation } = problem
  const validatorFlags = validation?.outputFlags ?? []
  const pointsOfCase = makeCasePoints(
    problem.scoring,
    cases.map(({ groupName }) => groupName),
  )
  const stored = cases
    .filter(({ isVisible }) => job.kind !== 'run' || isVisible)
    .map(
      (one): CaseToJudge => ({
        kind: one.isVisible ? 'visible' : 'hidden',
        input: one.input,
        answer: asksForOutputs ? null : one.output,
        comparison: one.comparison ?? comparison,
        validatorFlags: one.validatorFlags ?? validatorFlags,
        ...pointsOfCase(one.groupName),
        ...(asksForOutputs && { keepsOutput: true }),
      }),
    )
  return [...stored, ...job.customInputs.map((text) => customCaseOf(problem, text))]
}

function customCaseOf(
  {
    comparison,
    validation,
    keepsCarriageReturns,
  }: Pick<CachedProblem['problem'], 'comparison' | 'validation' | 'keepsCarriageReturns'>,
  text: string,
): CaseToJudge {
  const typed = Buffer.from(text)

  return {
    kind: 'custom',
    input: withLastLineEnd(keepsCarriageReturns ? typed : normalizeLineEnds(typed).bytes),
    answer: null,
    comparison,
    validatorFlags: validation?.outputFlags ?? [],
    inputFlags: validation?.inputFlags ?? [],
  }
}

/** Ends a custom input with a line end, as test case files do. */
function withLastLineEnd(bytes: Uint8Array): Uint8Array {
  const newline = 0x0a
  return bytes.length === 0 || bytes.at(-1) === newline ? bytes : Buffer.concat([bytes, Buffer.of(newline)])
}

/** Custom inputs are not checked if the arguments of the input validators are unknown. */
function validationOf({ problem, programs }: CachedProblem): Pick<SubmissionToJudge, 'validation'> {
  const { validation } = problem
  if (!validation) return {}
  const inputValidators = validation.inputFlags === null ? [] : programs.inputValidators
  const { limits, isInteractive = false, maxPasses = 1 } = validation
  const { outputValidators } = programs
  return { validation: { outputValidators, inputValidators, limits, isInteractive, maxPasses } }
}

/** The reference solution in the first available language answers custom inputs; languages that answer sooner come first. */
const referenceOrder: readonly Language[] = ['cpp', 'python', 'javascript', 'java']

function referenceOf({ problem, programs }: CachedProblem, installed: ReadonlySet<Language>): Program | null {
  for (const language of referenceOrder) {
    const solution = problem.referenceSolution.find((each) => each.language === language)
    if (solution && installed.has(language))
      return programOf(language, solution.completeCode, programs.includes)
  }
  return null
}

/** The file name of the code, needed if the problem includes other files. */
const sourceNames = {
  cpp: 'solution.cpp',
  java: 'Solution.java',
  python: 'solution.py',
  javascript: 'solution.js',
} as const satisfies Record<Language, string>

function programOf(language: Language, code: string, includes: ProblemPrograms['includes']): Program {
  const sources = [{ name: sourceNames[language], bytes: Buffer.from(code) }]
  return { language, sources, includes: includes.get(language) ?? [] }
}
