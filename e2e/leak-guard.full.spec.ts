import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { languages } from '../packages/contract/src/index.ts'
import {
  askForSolution,
  type GuardedProblem,
  type LeakyInstallation,
  publishSmallProblem,
  starterProblemId,
  startLeakyInstallation,
} from './support/ask-for-solution.ts'
import { solutionOf } from './support/problem-page.ts'
import { smallProblems } from './support/small-problems.ts'

test.skip(({ isMobile }) => isMobile, 'The calls are the same on a phone.')

const content = join(import.meta.dirname, '../content/problems')

let talkative: LeakyInstallation
test.beforeAll(async () => {
  test.setTimeout(300_000)
  talkative = await startLeakyInstallation()
})
test.afterAll(() => talkative.stop())

async function starterProblem(folder: string): Promise<GuardedProblem> {
  const title =
    /^\s+en:\s*(.*)$/m.exec(readFileSync(join(content, folder, 'problem.yaml'), 'utf8'))?.[1] ?? ''
  const codes = await Promise.all(languages.map((language) => solutionOf(folder, language)))
  return {
    id: await starterProblemId(talkative.url, title),
    programs: codes.map((code, at) => ({ language: languages[at] ?? 'python', code })),
  }
}

test('of twenty problems whose solutions a model tells three times each, no Accepted code is shown', async () => {
  test.setTimeout(3_600_000)
  const starters = await Promise.all(readdirSync(content).map(starterProblem))
  const small: GuardedProblem[] = []
  for (const one of smallProblems) small.push(await publishSmallProblem(talkative.url, one))
  const verdicts: string[] = []
  let answers = 0
  let withheld = 0

  for (const problem of [...starters, ...small]) {
    const pressed = await askForSolution(talkative, problem)
    verdicts.push(...pressed.verdicts)
    answers += pressed.answers
    withheld += pressed.withheld
  }

  expect(answers).toBe(60)
  expect(verdicts.length).toBeGreaterThanOrEqual(answers)
  expect(verdicts).not.toContain('Accepted')
  test.info().annotations.push({ type: 'measured', description: `${withheld} of ${answers} withheld` })
  expect(withheld).toBe(answers)
})
