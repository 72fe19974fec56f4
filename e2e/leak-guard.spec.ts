import { expect, test } from '@playwright/test'
import {
  askForSolution,
  type LeakyInstallation,
  publishSmallProblem,
  type SolutionRequests,
  starterProblemId,
  startLeakyInstallation,
} from './support/ask-for-solution.ts'
import { solutionOf } from './support/problem-page.ts'
import { smallProblems } from './support/small-problems.ts'

// These tests make API calls only, without a page.
test.skip(({ isMobile }) => isMobile, 'The calls are the same on a phone.')

let talkative: LeakyInstallation
test.beforeAll(async () => {
  test.setTimeout(300_000)
  talkative = await startLeakyInstallation()
})
test.afterAll(() => talkative.stop())

const nothingAccepted = ({ verdicts, answers }: SolutionRequests) => {
  expect(verdicts.length).toBeGreaterThanOrEqual(answers)
  expect(verdicts).not.toContain('Accepted')
}

test('a model that tells the solution of a starter problem tells it in vain', async () => {
  test.setTimeout(240_000)
  const id = await starterProblemId(talkative.url, 'First Echo')
  const programs = [{ language: 'python' as const, code: await solutionOf('first-echo', 'python') }]

  const pressed = await askForSolution(talkative, { id, programs })

  nothingAccepted(pressed)
  expect(pressed.withheld).toBe(pressed.answers)
})

test('code that is no reference solution is kept back, too, when the judge accepts it', async () => {
  test.setTimeout(240_000)
  for (const small of smallProblems.slice(0, 2)) {
    const problem = await publishSmallProblem(talkative.url, small)

    const pressed = await askForSolution(talkative, { ...problem, programs: [small.other] })

    nothingAccepted(pressed)
    expect(pressed.withheld).toBe(pressed.answers)
  }
})
