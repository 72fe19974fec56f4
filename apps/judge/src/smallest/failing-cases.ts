import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { casesAtOnce } from '../cases/cases-at-once.ts'
import { runInOrder } from '../cases/in-order.ts'
import { judgeCase } from '../cases/judge-case.ts'
import { isLimit, type TrialPlace } from './trial.ts'

export interface FailingCase {
  readonly input: string
  /** Whether it is a wrong answer rather than a crash or a limit. */
  readonly isWrongAnswer: boolean
  /** Of time, memory or output, with all that the problem allows. */
  readonly isLimit: boolean
}

/**
 * Judges cases, the smallest first, up to the first one that gets a wrong answer; when there is none, the
 * first one that fails otherwise, and null when all are Accepted. A signal that is aborted ends it with what is known.
 */
export async function findFailingCase(
  place: TrialPlace,
  cases: readonly CaseToJudge[],
  signal: AbortSignal,
): Promise<FailingCase | null> {
  const { parts, contestant, reference, problemLimits, validation } = place
  const smallestFirst = cases.toSorted((one, other) => one.input.length - other.input.length)
  const failing: FailingCase[] = []
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
        const { status } = (await judgeCase(asked, caseSignal)).judged
        return { input: Buffer.from(one.input).toString(), status }
      },
      isLast: ({ status }) => status === 'Wrong Answer',
      onResult: ({ input, status }) => {
        if (status !== 'Accepted' && status !== 'Internal Error')
          failing.push({ input, isWrongAnswer: status === 'Wrong Answer', isLimit: isLimit({ status }) })
      },
    },
    signal,
  )
  await judging.catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return failing.find(({ isWrongAnswer }) => isWrongAnswer) ?? failing[0] ?? null
}
