import type { CaseResult, JudgeAnswer, Verdict } from '@codedojo/contract'
import { pluralize } from '../../../lib/format/pluralize.ts'
import type { JudgeRequest } from '../judging/judging-state.ts'
import { caseName } from './case-names.ts'

/** Runtime in seconds with three decimals; `ms` in milliseconds. */
export function runtimeSeconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

/** Memory in MB with one decimal; `kb` in KB. */
export function megabytes(kb: number): string {
  return (kb / 1024).toFixed(1)
}

/** A submission's memory is shown in MB, a run's in KB, and wherever the two views show it. */
export const memoryUnits = { submit: 'MB', run: 'KB' } as const satisfies Record<JudgeRequest['what'], string>
export type MemoryUnit = (typeof memoryUnits)[JudgeRequest['what']]

/** Memory in this unit with one decimal, without the unit; `kb` in KB. */
export function memoryIn(unit: MemoryUnit, kb: number): string {
  return unit === 'MB' ? megabytes(kb) : kb.toFixed(1)
}

/** The verdict of one case in a narrow column. */
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

type Ended = Pick<CaseResult, 'kind' | 'status'> & Partial<Pick<CaseResult, 'expected_output'>>

/** An own input that ran to its end, and for which nobody knows the right output: it has not passed anything. */
export function isUncompared({ kind, status, expected_output }: Ended): boolean {
  return kind === 'custom' && status === 'Accepted' && expected_output === null
}

/** "22 of 24 cases passed, first failure in case 4". What was compared with nothing is not counted among them. */
export function passedWords({ testCasesPassed, testCasesTotal, results }: JudgeAnswer): string {
  const ran = results.filter(isUncompared).length
  const passed = `${testCasesPassed - ran} of ${pluralize(testCasesTotal - ran, 'case')} passed`
  const failure = firstFailure(results)
  return [
    ran === testCasesTotal ? null : passed,
    failure &&
      `first failure in ${failure.kind === 'custom' ? caseName(failure, results) : `case ${failure.index}`}`,
    ran > 0 ? `${pluralize(ran, 'own input')} without an expected output ran` : null,
  ]
    .filter(Boolean)
    .join(', ')
}
