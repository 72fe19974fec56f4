import { caseConcurrency } from '../cases/case-concurrency.ts'
import { keptOutputBytes } from '../cases/case-result.ts'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { judgeCase } from '../cases/judge-case.ts'
import { runInOrder } from '../cases/run-in-order.ts'
import { truncateToBytes } from '../compare/text-excerpt.ts'
import type { TrialContext } from './trial.ts'
import { type FailingInput, isWrongAnswer } from './trials.ts'

export interface JudgedCases {
  readonly failing: FailingInput | null
  /** Whether the signal was aborted, so that some cases may not have been judged. */
  readonly isTimeOver: boolean
}

/**
 * Judges cases in ascending order of size until one gets a Wrong Answer. Otherwise returns the first case that fails in another
 * way, or null if none does. When the signal is aborted, it returns the best result so far.
 */
export async function findFailingCase(
  context: TrialContext,
  cases: readonly CaseToJudge[],
  signal: AbortSignal,
): Promise<JudgedCases> {
  const { parts, programUnderTest, reference, problemLimits, validation } = context
  const smallestFirst = cases.toSorted((one, other) => one.input.length - other.input.length)
  const failing: FailingInput[] = []
  const judging = runInOrder(
    {
      count: smallestFirst.length,
      width: caseConcurrency(parts.sandbox),
      run: async (index, caseSignal) => {
        const one = smallestFirst[index]
        if (!one) throw new RangeError(`There is no case ${index}.`)
        const asked = {
          parts,
          programUnderTest,
          reference,
          problemLimits,
          validation,
          judging: one,
          index: index + 1,
        }
        const { judged } = await judgeCase(asked, caseSignal)
        const expected = one.answer
          ? truncateToBytes(one.answer, keptOutputBytes(one))
          : (judged.expected ?? '')
        return { ...judged, input: Buffer.from(one.input).toString(), expected }
      },
      isLast: isWrongAnswer,
      onResult: ({ input, status, expected, stdout }) => {
        if (status !== 'Accepted' && status !== 'Internal Error')
          failing.push({ kind: 'failed', input, status, expected, actual: stdout })
      },
    },
    signal,
  )
  await judging.catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return { failing: failing.find(isWrongAnswer) ?? failing[0] ?? null, isTimeOver: signal.aborted }
}
