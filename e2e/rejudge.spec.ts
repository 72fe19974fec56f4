import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { problemById } from '../packages/contract/src/index.ts'
import { admin } from './installation.ts'
import { signUp } from './support/account.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { isPhone } from './support/problem-page.ts'
import { differenceProgram, publishProblem } from './support/publish-problem.ts'

const distance = 'a, b = map(int, input().split())\nprint(abs(a - b))\n'

test.beforeEach(async ({ page }) => {
  test.skip(isPhone(page), 'Both sizes are looked at with the other screens.')
  const answer = await page.request.post('/api/user/login', {
    data: { emailId: admin.email, password: admin.password },
  })
  expect(answer.ok()).toBe(true)
})

test('one expected output changes: the dry run says whose verdict changes, and applying it shows on their page', async ({
  page,
  browser,
}) => {
  test.slow()
  const problemId = await publishProblem(page.request)
  const learner = await newLearner(browser)
  await submit(learner.request, problemId, differenceProgram)
  await submit(learner.request, problemId, distance)
  await expectDistanceInstead(page.request, problemId)

  await page.goto(`/problemcontent/${problemId}`)
  await expect(page.getByText('2 submissions were judged on an earlier version.')).toBeVisible()
  await page.getByRole('link', { name: 'Dry rejudge' }).click()
  await page.getByRole('button', { name: 'Begin dry rejudge' }).click()
  await expect(page.getByText('Ready to apply')).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('table', { name: 'Submissions that change' }).getByText('Meera')).toHaveCount(2)
  await expect(verdictsOf(learner, problemId)).resolves.toEqual(['Wrong Answer', 'Accepted'])
  expect(await findAccessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('button', { name: 'Apply rejudge' }).click()
  await expect(
    page.getByText(/^(Rejudge applied: 2 verdicts changed|The new verdicts are being given)\.$/).first(),
  ).toBeVisible()

  await expect
    .poll(() => verdictsOf(learner, problemId), { timeout: 30_000 })
    .toEqual(['Accepted', 'Wrong Answer'])
  await learner.goto(`/problemcontent/${problemId}`)
  await learner.getByRole('tab', { name: 'Submissions' }).click()
  await learner.getByRole('button', { name: /^Accepted/ }).click()
  await expect(learner.getByText(/^Rejudged on .* \(was Wrong Answer.*\)$/)).toBeVisible()
  await learner.context().close()
})

test('a learner reports a mistake, an admin answers, and the learner reads the answer', async ({
  page,
  browser,
}) => {
  const problemId = await publishProblem(page.request)
  const learner = await newLearner(browser)
  await submit(learner.request, problemId, distance)
  const words = `The example is wrong, see ${randomUUID().slice(0, 8)}.`

  await learner.goto(`/problemcontent/${problemId}`)
  await learner.getByRole('button', { name: 'Report a mistake' }).click()
  await learner.getByLabel('What is wrong').fill(words)
  await expect(learner.getByLabel(/Attach my submission/)).toBeChecked()
  await learner.getByRole('button', { name: 'Send report' }).click()
  await expect(learner.getByText('Report sent.')).toBeVisible()

  await page.goto('/admin/reports')
  await page.getByRole('button', { name: words }).click()
  await expect(page.getByText('Seen on version 1, which is the current one.')).toBeVisible()
  await expect(page.getByText('First failing case')).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByLabel('What the reporter reads').fill('The example is as it should be.')
  await page.getByRole('radio', { name: /Declined/ }).click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('Report answered.')).toBeVisible()

  await learner.reload()
  const own = learner.getByRole('region', { name: 'Your reports' })
  await expect(own.getByText('Declined')).toBeVisible()
  await expect(own.getByText('The example is as it should be.')).toBeVisible()
  await learner.context().close()
})

async function expectDistanceInstead(request: APIRequestContext, problemId: string): Promise<void> {
  const shown = problemById.response.parse(
    await (await request.get(`/api/problem/problemById/${problemId}`)).json(),
  )
  const answer = await request.put(`/api/problem/update/${problemId}`, {
    data: {
      ...shown,
      hiddenTestCases: [{ input: '3 9\n', output: '6\n' }],
      referenceSolution: [{ language: 'python', completeCode: distance }],
    },
    timeout: 45_000,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function newLearner(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signUp(page)
  return page
}

async function submit(request: APIRequestContext, problemId: string, code: string): Promise<void> {
  const data = { code, language: 'python' }
  const answer = await request.post(`/api/submission/submit/${problemId}`, { data, timeout: 45_000 })
  expect(await answer.text()).toContain('overallStatus')
}

/** The verdicts on the problem, newest first. */
async function verdictsOf({ request }: Page, problemId: string): Promise<unknown> {
  const answer = await request.get(`/api/problem/submittedProblem/${problemId}`)
  const rows: { status: string }[] = await answer.json()
  return rows.map(({ status }) => status)
}
