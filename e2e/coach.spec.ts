import { expect, test } from '@playwright/test'
import { askNinjaAboutMistakes } from './support/ask-ninja.ts'
import { problemsWithMistakes } from './support/wrong-solutions.ts'

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
