import { expect, type Page, test } from '@playwright/test'
import { type Language, submit } from '../packages/contract/src/index.ts'
import { signUp } from './support/account.ts'
import { editorOf, isPhone, openProblem, solutionOf } from './support/problem-page.ts'
import { typistAt } from './support/typist.ts'

const title = 'First Echo'

/** Submits these programs one after the other; returns their ids. */
async function submitted(
  page: Page,
  problemId: string,
  programs: readonly (readonly [Language, string])[],
): Promise<string[]> {
  const ids: string[] = []
  for (const [language, code] of programs) {
    const answer = await page.request.post(`/api${submit.path.replace(':id', problemId)}`, {
      data: { language, code },
      timeout: 60_000,
    })
    const verdict = submit.response.parse(await answer.json())
    ids.push(verdict.submissionId)
  }
  return ids
}

async function wrongThenAccepted(page: Page): Promise<string[]> {
  const problemId = await openProblem(page, title)
  return submitted(page, problemId, [
    ['python', 'import sys\nprint("1 2")\n'],
    ['python', 'import sys\nprint("1 3")\n'],
    ['cpp', await solutionOf('first-echo', 'cpp')],
  ])
}

test('somebody who has not submitted anything is led to the problems', async ({ page }) => {
  await signUp(page)
  await page.goto('/submissions')

  await expect(page.getByText('You have not submitted anything yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to the problems' }).click()

  await expect(page).toHaveURL('/#problems')
})

test('a learner finds an old attempt, sees what changed, and takes its code back into the editor', async ({
  page,
}) => {
  test.slow()
  const [first, second] = await wrongThenAccepted(page)
  await page.goto('/')
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Submissions' }).click()
  } else {
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Submissions' }).click()
  }
  await expect(page.getByText('Showing 1 to 3 of 3 submissions')).toBeVisible()
  if (!isPhone(page)) {
    await page.getByLabel('From').click()
    await typistAt(page).type('11202020')
    await expect(page).toHaveURL(/[?&]from=2020-11-20/)
    await expect(page.getByText('Showing 1 to 3 of 3 submissions')).toBeVisible()
  }

  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Verdict').selectOption('Wrong Answer')
  if (isPhone(page)) await page.getByRole('button', { name: 'Show submissions' }).click()
  await expect(page.getByText('Showing 1 to 2 of 2 submissions')).toBeVisible()
  await expect(page).toHaveURL(/[?&]status=Wrong\+Answer/)
  await page.getByRole('searchbox', { name: 'Search by problem' }).fill('nothing like it')
  await expect(page.getByText('No submissions match your filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter “nothing like it”' }).click()
  await page.getByRole('link', { name: title }).last().click()

  await expect(page).toHaveURL(`/submission/${first}`)
  await expect(page.getByText('Test cases passed')).toBeVisible()
  await expect(page.getByText('First difference on line 1, value 1')).toBeVisible()
  await page.getByRole('link', { name: 'Later attempt' }).click()
  await expect(page).toHaveURL(`/submission/${second}`)
  await page.getByRole('link', { name: 'What changed: last wrong → first accepted' }).click()
  await expect(page.getByText('Python on the one side, C++ on the other: few lines can meet.')).toBeVisible()
  await page.getByRole('combobox', { name: 'After' }).selectOption({ index: 2 })
  await expect(page).toHaveURL(`/submission/${second}/compare/${first}`)
  await expect(page.getByText('1 line removed, 1 added')).toBeVisible()
  await page.getByRole('button', { name: 'Swap sides' }).click()
  await expect(page).toHaveURL(`/submission/${first}/compare/${second}`)
  await expect(page.getByRole('table', { name: 'What changed' }).locator('mark')).toHaveText(['2', '3'])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)

  await page.getByRole('region', { name: 'After' }).getByRole('link', { name: /^Open/ }).click()
  await page.getByRole('link', { name: 'Open in editor' }).click()
  await expect(editorOf(page)).toContainText('print("1 3")')
  await page.goto(`/submission/${first}`)
  await page.getByRole('link', { name: 'Open in editor' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Replace your Python code?')
  await page.getByRole('button', { name: 'Replace code' }).click()
  await expect(editorOf(page)).toContainText('print("1 2")')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()

  await expect(editorOf(page)).toContainText('print("1 3")')
  await expect(page).not.toHaveURL(/open=/)
})

test('two attempts are chosen on the problem page and compared', async ({ page }) => {
  test.slow()
  const [first, second] = await wrongThenAccepted(page)
  await page.reload()
  await (isPhone(page)
    ? page.getByRole('button', { name: 'Submissions' }).click()
    : page.getByRole('tab', { name: 'Submissions' }).click())
  const ticks = page.getByRole('checkbox', { name: /^Compare the attempt of .*Wrong Answer$/ })
  await ticks.first().check()
  await ticks.last().check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()

  await expect(page).toHaveURL(`/submission/${first}/compare/${second}`)
  await expect(page.getByText('1 line removed, 1 added')).toBeVisible()
})

test('the attempt of somebody else is not there', { tag: '@full' }, async ({ page, browser }) => {
  const [first] = await wrongThenAccepted(page)
  const other = await (await browser.newContext()).newPage()
  await signUp(other)

  await other.goto(`/submission/${first}`)

  await expect(other.getByText('There is no such submission of yours.')).toBeVisible()
  await expect(other.getByRole('main').getByRole('link', { name: 'Your submissions' })).toBeVisible()
})

test('the longest programs are compared without holding up the page', { tag: '@full' }, async ({ page }) => {
  test.slow()
  const problemId = await openProblem(page, title)
  const lines = (from: number) => Array.from({ length: 8000 }, (_, at) => `# ${from + at}`)
  const [one, other] = await submitted(page, problemId, [
    ['python', `print(\n${lines(0).join('\n')}\n`.slice(0, 64_000)],
    ['python', `print(\n${lines(3).reverse().join('\n')}\n`.slice(0, 64_000)],
  ])

  await page.goto(`/submission/${one}/compare/${other}`)

  await expect(page.getByRole('button', { name: 'Show 400 more lines' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Ignore white space' }).check()
  await expect(page).toHaveURL(/\?space=ignore$/)
})
