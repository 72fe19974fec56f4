import { expect, test } from '@playwright/test'
import {
  idOf,
  type Pressed,
  press,
  publishSmall,
  startTalkative,
  type Talkative,
} from './support/press-for-solution.ts'
import { solutionOf } from './support/problem-page.ts'
import { smallProblems } from './support/small-problems.ts'

// These tests make API calls only, without a page.
test.skip(({ isMobile }) => isMobile, 'The calls are the same on a phone.')

let talkative: Talkative
test.beforeAll(async () => {
  test.setTimeout(300_000)
  talkative = await startTalkative()
})
test.afterAll(() => talkative.stop())

const nothingAccepted = ({ verdicts, answers }: Pressed) => {
  expect(verdicts.length).toBeGreaterThanOrEqual(answers)
  expect(verdicts).not.toContain('Accepted')
}

test('a model that tells the solution of a starter problem tells it in vain', async () => {
  test.setTimeout(240_000)
  const id = await idOf(talkative.url, 'First Echo')
  const programs = [{ language: 'python' as const, code: await solutionOf('first-echo', 'python') }]

  const pressed = await press(talkative, { id, programs })

  nothingAccepted(pressed)
  expect(pressed.withheld).toBe(pressed.answers)
})

test('code that is no reference solution is kept back, too, when the judge accepts it', async () => {
  test.setTimeout(240_000)
  for (const small of smallProblems.slice(0, 2)) {
    const problem = await publishSmall(talkative.url, small)

    const pressed = await press(talkative, { ...problem, programs: [small.other] })

    nothingAccepted(pressed)
    expect(pressed.withheld).toBe(pressed.answers)
  }
})
