import { expect, test } from '@playwright/test'
import { askNinjaAboutMistakes, expectSpecificAnswer } from './support/ask-ninja.ts'
import { problemsWithMistakes } from './support/wrong-solutions.ts'

test('without any service Code Ninja names the failing case of each wrong solution of a problem', async ({
  request,
}) => {
  test.skip(test.info().project.name !== 'desktop', 'There is no page in it.')
  test.setTimeout(180_000)
  const problem = problemsWithMistakes().find(({ folder }) => folder === 'first-echo')
  if (!problem) throw new Error('There is no problem "first-echo".')

  const found = await askNinjaAboutMistakes(request, problem)

  expect(found.length).toBeGreaterThanOrEqual(5)
  for (const each of found) await test.step(each.path, () => expectSpecificAnswer(each))
})

test('a program that is judged like a known mistake of the problem is told what that gets wrong', async ({
  request,
}) => {
  test.skip(test.info().project.name !== 'desktop', 'There is no page in it.')
  test.setTimeout(180_000)
  const problem = problemsWithMistakes().find(({ folder }) => folder === 'count-vowels')
  const missed = problem?.wrong.find(({ path }) => path.endsWith('first_letter_missed.java'))
  if (!problem || !missed) throw new Error('The mistake is not there.')
  const code = "print(sum('aeiou'.find(letter) > 0 for letter in input()))\n"
  const own = { path: 'own', language: 'python', code } as const

  // The first wrong answer has the known mistakes judged, in the background.
  await expect(async () => {
    const [found] = await askNinjaAboutMistakes(request, { ...problem, wrong: [own] })
    expect(found?.answer.used).toContainEqual({ kind: 'mistake' })
    expect(found?.answer.parts[0]?.text).toContain('so the vowel a is not counted')
  }).toPass({ timeout: 120_000, intervals: [5000] })
})
