import { expect, test } from '@playwright/test'
import { askNinjaAboutMistakes, expectSpecificAnswer } from './support/ask-ninja.ts'
import { problemsWithMistakes } from './support/wrong-solutions.ts'

for (const problem of problemsWithMistakes()) {
  test(`without any service Code Ninja has a step for each wrong solution of ${problem.title}`, async ({
    request,
  }) => {
    test.skip(test.info().project.name !== 'desktop', 'There is no page in it.')
    test.setTimeout(300_000)

    const found = await askNinjaAboutMistakes(request, problem)

    expect(found).toHaveLength(problem.wrong.length)
    for (const each of found) await test.step(each.path, () => expectSpecificAnswer(each))
  })
}
