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
