import { type Verdict, verdicts } from '@codedojo/contract'
import { PackageError } from './package-error.ts'
import type { PackageFormat } from './problem-yaml.ts'

/** The verdicts that a submission may end with, given that judging stops at the first case that is not Accepted. */
export type ExpectedVerdicts = readonly Verdict[]

const noFailures: ExpectedVerdicts = ['Accepted', 'Partially Accepted', 'Compilation Error', 'Internal Error']
const failures: ExpectedVerdicts = verdicts.filter((verdict) => !noFailures.includes(verdict))
const crash = 'Runtime Error'
const wrong = 'Wrong Answer'
const slow = 'Time Limit Exceeded'

const byClass = {
  legacy: {
    accepted: ['Accepted'],
    wrong_answer: [wrong],
    time_limit_exceeded: [slow, wrong],
    run_time_error: [crash, wrong, slow],
    slow_accepted: ['Accepted', slow],
  },
  '2025-09': {
    accepted: ['Accepted'],
    wrong_answer: [wrong],
    time_limit_exceeded: [slow],
    run_time_error: [crash],
    slow_accepted: ['Accepted', slow],
    rejected: failures,
    brute_force: [crash, slow],
  },
} as const satisfies Record<PackageFormat, Record<string, ExpectedVerdicts>>

/** The promise of a folder name about the verdicts on all cases; null means any verdict. */
export interface ClassPromise {
  readonly permitted: ExpectedVerdicts | null
  readonly required: ExpectedVerdicts | null
}

const right = 'Accepted'
const promisesOfBoth = {
  accepted: { permitted: [right], required: null },
  wrong_answer: { permitted: [right, wrong], required: [wrong] },
  slow_accepted: { permitted: [right, slow], required: null },
} as const
/** Source: "Example submissions" of spec/legacy.md and "Default directories" of spec/2025-09.md. */
const promiseOfClasses = {
  legacy: {
    ...promisesOfBoth,
    time_limit_exceeded: { permitted: [right, wrong, slow], required: [slow] },
    run_time_error: { permitted: null, required: [crash] },
  },
  '2025-09': {
    ...promisesOfBoth,
    time_limit_exceeded: { permitted: [right, slow], required: [slow] },
    run_time_error: { permitted: [right, crash], required: [crash] },
    rejected: { permitted: null, required: [crash, slow, wrong] },
    brute_force: { permitted: [right, crash, slow], required: [crash, slow] },
  },
} as const satisfies Record<PackageFormat, Record<string, ClassPromise>>

/** undefined for an informal name such as `mixed`. */
export function promiseOfClass(className: string, format: PackageFormat): ClassPromise | undefined {
  return new Map<string, ClassPromise>(Object.entries(promiseOfClasses[format])).get(className)
}

/** The names of folders that declare verdicts. */
export function classNames(format: PackageFormat): string[] {
  return Object.keys(byClass[format])
}

/** The verdicts that the folder name of a submission declares; undefined for an informal name such as `mixed`. */
export function expectedOfClass(className: string, format: PackageFormat): ExpectedVerdicts | undefined {
  return new Map<string, ExpectedVerdicts>(Object.entries(byClass[format])).get(className)
}

const byWord: Readonly<Record<string, Verdict>> = {
  ac: 'Accepted',
  accepted: 'Accepted',
  correct: 'Accepted',
  wa: wrong,
  'wrong-answer': wrong,
  'no-output': wrong,
  tle: slow,
  timelimit: slow,
  'time-limit-exceeded': slow,
  rte: crash,
  'run-error': crash,
  'run-time-error': crash,
  'runtime-error': crash,
  mle: crash,
  'memory-limit': crash,
  ole: 'Output Limit Exceeded',
  'output-limit': 'Output Limit Exceeded',
  'output-limit-exceeded': 'Output Limit Exceeded',
  ce: 'Compilation Error',
  'compiler-error': 'Compilation Error',
  'compile-error': 'Compilation Error',
}

/**
 * Parses the `@EXPECTED_RESULTS@: A, B` comment of a source file; undefined if there is none. Source: the DOMjudge manual,
 * "judging verifier". Throws `PackageError` for an unknown verdict name.
 */
export function expectedOfComment(source: string, path: string): ExpectedVerdicts | undefined {
  const listed = /@EXPECTED_RESULTS@:\s*([\w\- \t,]+)/.exec(source)?.[1]
  if (listed === undefined) return undefined
  return [...new Set(listed.split(',').map((word) => verdictOfWord(word, path)))]
}

/** Throws `PackageError` for an unknown verdict name. */
export function verdictOfWord(word: string, path: string): Verdict {
  const verdict = byWord[word.trim().toLowerCase().replaceAll(/[_ ]/g, '-')]
  if (!verdict) throw new PackageError(`${path}: "${word.trim()}" is not a verdict.`)
  return verdict
}
