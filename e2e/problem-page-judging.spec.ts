import { expect, type Route, test } from '@playwright/test'
import {
  chooseLanguage,
  editorOf,
  expectVerdict,
  isPhone,
  openProblem,
  press,
  showCode,
  solutionOf,
  writeCode,
} from './support/problem-page.ts'
import { solveAsAnotherUser } from './support/solve-as-another-user.ts'

const title = 'First Echo'
const folder = 'first-echo'

test('a custom case is run, shown with the expected output, and survives a reload', async ({ page }) => {
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, await solutionOf(folder, 'python'))
  if (isPhone(page)) await page.getByRole('button', { name: 'Results', exact: true }).click()
  await page.getByRole('button', { name: 'Add case' }).click()
  await page.getByRole('textbox', { name: 'Input', exact: true }).fill('2 7\n3 4\n')

  await press(page, 'Run')
  await expectVerdict(page, 'Accepted')
  // The result of the run, not the editor of the custom input, which has a similar name.
  await page.getByRole('button', { name: /^Custom 1.*: Accepted$/ }).click()
  await expect(page.getByText('Output matches')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Expected', exact: true })).toContainText('1 2')
  await page.reload()

  if (isPhone(page)) await page.getByRole('button', { name: 'Results', exact: true }).click()
  await page.getByRole('button', { name: 'Custom 1' }).click()
  await expect(page.getByRole('textbox', { name: 'Input', exact: true })).toHaveValue('2 7\n3 4\n')
  expect(await page.getByRole('button', { name: 'Custom 2' }).count()).toBe(0)
})

test('a reload while judging goes on with the same submission', async ({ page }) => {
  await openProblem(page, title)
  await chooseLanguage(page, 'cpp')
  await writeCode(page, 'int main() { volatile long n = 0; for (;;) n = n + 1; }\n')
  await press(page, 'Submit')
  await expect(page.getByRole('button', { name: /^(Judging|In queue|Compiling)/ })).toBeDisabled()
  await page.reload()

  await expectVerdict(page, 'Time Limit Exceeded')

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const list = await page.request.get(`/api/problem/submittedProblem/${id}`)
  expect(await list.json()).toHaveLength(1)
})

test('a submission whose answer is lost goes on by itself and is made once', async ({ page }) => {
  const id = await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, await solutionOf(folder, 'python'))
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/submission/submit/*', loseAnswer, { times: 1 })

  await press(page, 'Submit')

  await expectVerdict(page, 'Accepted')
  const list = await page.request.get(`/api/problem/submittedProblem/${id}`)
  expect(await list.json()).toHaveLength(1)
})

test('a failed call shows Error with the words of the server, and Retry goes on', { tag: '@full' }, async ({
  page,
}) => {
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, await solutionOf(folder, 'python'))
  const message = 'The database does not answer.'
  const refusal = {
    type: 'about:blank',
    title: 'internal',
    status: 500,
    code: 'internal',
    message,
    errors: [],
  }
  const refuse = (route: Route) => route.fulfill({ status: 500, json: refusal })
  await page.route('**/api/submission/submit/*', refuse, { times: 1 })

  await press(page, 'Submit')
  await expect(page.getByRole('alert').getByText(message)).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()

  await expectVerdict(page, 'Accepted')
})

test('somebody without submissions reads what to do', async ({ page }) => {
  await openProblem(page, title)
  await (isPhone(page)
    ? page.getByRole('button', { name: 'Submissions' }).click()
    : page.getByRole('tab', { name: 'Submissions' }).click())

  await expect(page.getByText('No Submissions Yet')).toBeVisible()
  await expect(page.getByText('Submit your solution to see your submissions here.')).toBeVisible()
})

test('one submission is open at a time, and its code goes back into the editor', async ({ page }) => {
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  for (const code of ['print("first attempt")\n', 'print("second attempt")\n']) {
    await showCode(page)
    await writeCode(page, code)
    await press(page, 'Submit')
    await expectVerdict(page, 'Wrong Answer')
    await expect(page.getByRole('button', { name: /^Submit/ })).toBeEnabled()
  }
  await (isPhone(page)
    ? page.getByRole('button', { name: 'Submissions' }).click()
    : page.getByRole('tab', { name: 'Submissions' }).click())
  const rows = page.getByRole('button', { name: /Wrong Answer.*Python/ })
  await expect(rows).toHaveCount(2)
  await rows.nth(0).click()
  await expect(page.getByText('second attempt').last()).toBeVisible()
  await rows.nth(1).click()
  await expect(page.getByRole('button', { name: 'Close Details' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Open in editor' }).click()
  await page.getByRole('button', { name: 'Replace code' }).click()

  await expect(editorOf(page)).toContainText('first attempt')
})

test('an accepted submission is compared with those of other learners, as a picture and as a table', async ({
  page,
}) => {
  // Six users sign up and submit.
  test.slow()
  const id = await openProblem(page, title)
  const code = await solutionOf(folder, 'cpp')
  await Promise.all(Array.from({ length: 5 }, () => solveAsAnotherUser(page, { problemId: id, code })))
  await chooseLanguage(page, 'cpp')
  await writeCode(page, code)

  await press(page, 'Submit')
  await expectVerdict(page, 'Accepted')
  const comparison = page.getByRole('region', { name: 'How your run compares' }).first()

  await expect(comparison.getByRole('img')).toContainText(/You, \d\.\d{3}\s*s/)
  await comparison.getByText('Show as a table').click()
  await expect(comparison.getByRole('row', { name: /You$/ })).toHaveCount(1)
  await comparison.getByText('How is this measured?').click()
  await expect(comparison.getByText(/CPU time of the slowest case/)).toBeVisible()
})
