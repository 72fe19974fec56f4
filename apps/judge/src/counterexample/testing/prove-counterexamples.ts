import type { SmallestInput } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeSubmission } from '../../judge-submission.ts'
import { openTestJudge, type TestJudge } from '../../testing/test-judge.ts'
import { type CounterexampleQuestion, findCounterexample } from '../find-counterexample.ts'
import { keyOf } from '../trials.ts'
import { contentQuestion } from './content-question.ts'

export interface WrongProgram {
  readonly problem: string
  readonly path: string
  /** The most numbers and words that the smallest failing input may have. */
  readonly most: number
}

/** Defines tests that search a counterexample for wrong programs of bundled problems. */
export function proveCounterexamples(programs: readonly WrongProgram[]): void {
  let opened: TestJudge
  beforeAll(async () => {
    opened = await openTestJudge()
  }, 120_000)
  afterAll(() => opened[Symbol.asyncDispose]())

  test.each(programs)(
    '$problem: $path is wrong on an input of at most $most values',
    { timeout: 60_000 },
    async ({ problem, path, most }) => {
      const question = await contentQuestion(problem, path)

      const { smallest } = await findCounterexample(question, opened.judge, { onProgress: () => {} })

      const found = smallest?.found
      expect(found?.values).toBeLessThanOrEqual(most)
      expect(found?.status).toBe('Wrong Answer')
      const hidden = question.cases.filter(({ kind }) => kind === 'hidden')
      expect(hidden.map(({ input }) => keyOf(Buffer.from(input).toString()))).not.toContain(
        keyOf(found?.input ?? ''),
      )
      expect(await judgedAgain(opened, question, found ?? null)).toEqual([
        ['Wrong Answer', found?.expected, undefined],
        ['Accepted', found?.expected, undefined],
      ])
    },
  )
}

/** Judges the program and the reference solution on the input as a custom case; returns verdict, answer and input fault. */
async function judgedAgain(
  { judge }: TestJudge,
  question: CounterexampleQuestion,
  found: SmallestInput['found'],
) {
  const cases = [question.caseOf(found?.input ?? '')]
  const judgeOne = async (program: CounterexampleQuestion['program']) => {
    const asked = { ...question, program, cases, stopRule: 'never' } as const
    const [judged] = (await judgeSubmission(asked, judge, { onProgress: () => {} })).cases
    return [judged?.status, judged?.expected, judged?.note]
  }
  return [await judgeOne(question.program), await judgeOne(question.reference)]
}
