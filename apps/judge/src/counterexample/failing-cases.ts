import { keptBytesOf } from '../cases/case-result.ts'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { casesAtOnce } from '../cases/cases-at-once.ts'
import { runInOrder } from '../cases/in-order.ts'
import { judgeCase } from '../cases/judge-case.ts'
import { textUpTo } from '../compare/text-excerpt.ts'
import type { TrialPlace } from './trial.ts'
import { type Found, isWrongAnswer } from './trials.ts'

/**
 * Judges cases in ascending order of size until one gets a Wrong Answer. Otherwise returns the first case that fails in another
 * way, or null if all are Accepted. When the signal is aborted, it returns the best result so far.
 */
export async function findFailingCase(
  place: TrialPlace,
  cases: readonly CaseToJudge[],
  signal: AbortSignal,
): Promise<Found | null> {
  const { parts, contestant, reference, problemLimits, validation } = place
  const smallestFirst = cases.toSorted((one, other) => one.input.length - other.input.length)
  const failing: Found[] = []
  const judging = runInOrder(
    {
      count: smallestFirst.length,
      width: casesAtOnce(parts.sandbox),
      run: async (index, caseSignal) => {
        const one = smallestFirst[index]
        if (!one) throw new RangeError(`There is no case ${index}.`)
        const asked = {
          parts,
          contestant,
          reference,
          problemLimits,
          validation,
          judging: one,
          index: index + 1,
        }
        const { judged } = await judgeCase(asked, caseSignal)
        const expected = one.answer ? textUpTo(one.answer, keptBytesOf(one)) : (judged.expected ?? '')
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
  return failing.find(isWrongAnswer) ?? failing[0] ?? null
}
