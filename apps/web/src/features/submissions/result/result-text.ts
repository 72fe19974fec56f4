import type { CaseResult, JudgeAnswer, Verdict } from '@codedojo/contract'
import { pluralize } from '../../../lib/format/pluralize.ts'
import type { JudgeRequest } from '../judging/judging-state.ts'
import { caseName, withTitle } from './case-names.ts'

/** Formats milliseconds as seconds with three decimals. */
export function runtimeSeconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

/** Formats KB as MB with one decimal. */
export function megabytes(kb: number): string {
  return (kb / 1024).toFixed(1)
}

/** Memory unit by kind of request, the same in all views. */
export const memoryUnits = { submit: 'MB', run: 'KB' } as const satisfies Record<JudgeRequest['what'], string>
export type MemoryUnit = (typeof memoryUnits)[JudgeRequest['what']]

/** Formats KB in the given unit with one decimal, without the unit. */
export function memoryIn(unit: MemoryUnit, kb: number): string {
  return unit === 'MB' ? megabytes(kb) : kb.toFixed(1)
}

/** Short names of verdicts, for narrow columns. */
export const shortVerdicts = {
  Accepted: 'Accepted',
  'Wrong Answer': 'Wrong',
  'Time Limit Exceeded': 'Time limit',
  'Memory Limit Exceeded': 'Memory limit',
  'Output Limit Exceeded': 'Output limit',
  'Runtime Error': 'Runtime error',
  'Compilation Error': 'Compilation',
  'Internal Error': 'Internal error',
} as const satisfies Record<Verdict, string>

export function firstFailure(results: readonly CaseResult[]): CaseResult | null {
  return results.find((result) => result.status !== 'Accepted') ?? null
}

type EndedCase = Pick<CaseResult, 'kind' | 'status'> &
  Partial<Pick<CaseResult, 'expected_output' | 'transcript'>>

/**
 * Whether a custom input ran to its end but has neither expected output nor interactor, so that it counts as neither passed nor failed.
 */
export function isUncompared({ kind, status, expected_output, transcript }: EndedCase): boolean {
  return kind === 'custom' && status === 'Accepted' && expected_output === null && transcript === undefined
}

function nameInSentence(one: CaseResult, all: readonly CaseResult[]): string {
  return one.kind === 'custom' ? caseName(one, all) : withTitle(`case ${one.index}`, one.title)
}

/** "22 of 24 cases passed, first failure in case 4". Cases without an expected output are not counted. */
export function passedWords({ testCasesPassed, testCasesTotal, results }: JudgeAnswer): string {
  const ran = results.filter(isUncompared).length
  const passed = `${testCasesPassed - ran} of ${pluralize(testCasesTotal - ran, 'case')} passed`
  const failure = firstFailure(results)
  return [
    ran === testCasesTotal ? null : passed,
    failure && `first failure in ${nameInSentence(failure, results)}`,
    ran > 0 ? `${pluralize(ran, 'own input')} without an expected output ran` : null,
  ]
    .filter(Boolean)
    .join(', ')
}
