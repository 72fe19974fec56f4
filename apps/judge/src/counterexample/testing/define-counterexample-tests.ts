import type { SmallestInput } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { judgeSubmission } from '../../judge-submission.ts'
import type { TestJudge } from '../../testing/test-judge.ts'
import { withJudge } from '../../testing/with-judge.ts'
import { type CounterexampleRequest, findCounterexample } from '../find-counterexample.ts'
import { inputKey } from '../trials.ts'
import { readBundledProblemRequest } from './bundled-problem-request.ts'

export interface WrongProgram {
  readonly problem: string
  readonly path: string
  /** The most numbers and words that the smallest failing input may have. */
  readonly most: number
}

/** Defines tests that search a counterexample for wrong programs of bundled problems. */
export function defineCounterexampleTests(programs: readonly WrongProgram[]): void {
  let opened: TestJudge
  withJudge.beforeAll(({ testJudge }) => {
    opened = testJudge
  })

  test.each(programs)(
    '$problem: $path is wrong on an input of at most $most values',
    { timeout: 60_000 },
    async ({ problem, path, most }) => {
      const request = await readBundledProblemRequest(problem, path)

      const { smallest } = await findCounterexample(request, opened.judge, { onProgress: () => {} })

      const found = smallest?.found
      expect(found?.values).toBeLessThanOrEqual(most)
      expect(found?.status).toBe('Wrong Answer')
      const hidden = request.cases.filter(({ kind }) => kind === 'hidden')
      expect(hidden.map(({ input }) => inputKey(Buffer.from(input).toString()))).not.toContain(
        inputKey(found?.input ?? ''),
      )
      expect(await judgedAgain(opened, request, found ?? null)).toEqual([
        ['Wrong Answer', found?.expected, undefined],
        ['Accepted', found?.expected, undefined],
      ])
    },
  )
}

/** Judges the program and the reference solution on the input as a custom case; returns verdict, answer and input fault. */
async function judgedAgain(
  { judge }: TestJudge,
  request: CounterexampleRequest,
  found: SmallestInput['found'],
) {
  const cases = [request.caseOf(found?.input ?? '')]
  const judgeOne = async (program: CounterexampleRequest['program']) => {
    const asked = { ...request, program, cases, stopRule: 'never' } as const
    const [judged] = (await judgeSubmission(asked, judge, { onProgress: () => {} })).cases
    return [judged?.status, judged?.expected, judged?.note]
  }
  return [await judgeOne(request.program), await judgeOne(request.reference)]
}
