import { expect, type Page, test } from '@playwright/test'
import { signUp } from './support/account.ts'
import { createContest, registerForContest } from './support/contest.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { isPhone, press, showCode, typeCode, writeCode } from './support/problem-page.ts'
import { differenceProgram } from './support/publish-problem.ts'

const judgedWithin = { timeout: 60_000 }

test('a learner registers, and the waiting room opens the problems by itself', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  test.skip(isPhone(page), 'The waiting is the same on every size of screen.')
  test.slow()
  const contest = await createContest(browser, { startsInMs: 30_000 })
  await signUp(page)
  await page.goto('/contest')
  await page.getByRole('button', { name: `Register: ${contest.name}` }).click()
  await expect(page.getByRole('button', { name: `Registered: ${contest.name}` })).toBeVisible()
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: contest.name })
  await expect(row.getByRole('button', { name: /^Registered/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(row.getByRole('button', { name: 'Enter Contest' })).toBeDisabled()

  await row.getByRole('link', { name: contest.name }).click()
  const room = page.getByRole('region', { name: 'Waiting room' })
  await expect(room.getByRole('timer')).toHaveText(/^0:00:/)
  await expect(page.getByRole('region', { name: 'Problems' })).toHaveCount(0)

  await expect(page.getByRole('region', { name: 'Problems' }).getByRole('link')).toHaveCount(1, judgedWithin)
  await expect(page.getByText('Time left')).toBeVisible()
})

test('a learner solves a problem in a contest, is told only the verdict, and stands on the board', async ({
  page,
  browser,
}) => {
  test.slow()
  const contest = await createContest(browser)
  await signUp(page)
  await registerForContest(page.request, contest)
  await page.goto('/contest')
  const panel = page.getByRole('region', { name: contest.name })
  await panel.getByRole('link', { name: 'Enter Contest' }).click()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('region', { name: 'Problems' }).getByRole('link').click()
  await showCode(page)
  await expect(page.getByLabel('Language', { exact: true }).getByRole('option')).toHaveText(['Python'])

  await typeCode(page, 'print("no")\n')
  await press(page, 'Submit')
  await expect(page.getByText('Until the contest ends only the verdict is told.')).toBeVisible(judgedWithin)
  await expect(page.getByText(/cases passed/)).toHaveCount(0)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await showCode(page)
  await typeCode(page, differenceProgram)
  await press(page, 'Submit')
  await expect(page.getByText('This problem is solved in the contest.')).toBeVisible(judgedWithin)

  await contest.admin.post(`/api/admin/contest/${contest.id}/announcement`, {
    data: { text: 'Five minutes more.' },
  })
  await expect(page.getByText('Five minutes more.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Scoreboard' }).click()
  const own = page.getByRole('row', { name: /you/ })
  await expect(own).toContainText('solved in minute 0, the first of all, 1 wrong try before')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('tab', { name: 'My submissions' }).click()
  await expect(page.getByRole('button', { name: /Wrong Answer/ })).toBeVisible()
  await page.getByRole('tab', { name: /^Questions/ }).click()
  await asks(page, 'May a and b be equal?')
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('the ordinary page of a problem in a running contest leads there', async ({ page, browser }) => {
  test.skip(isPhone(page), 'The words are the same on every size of screen.')
  const contest = await createContest(browser)
  await signUp(page)
  await page.goto(`/problemcontent/${contest.problemIds[0]}`)

  await expect(page.getByTestId('left').getByText('This problem is in the running contest')).toBeVisible()
  await page.getByRole('tab', { name: 'Solutions' }).click()
  await expect(page.getByText('Solutions are closed until the contest ends.')).toBeVisible()
  await writeCode(page, differenceProgram)
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  const reason = page.getByText(/^This problem is in the running contest ".*it is solved there\.$/)
  await expect(reason).toBeVisible()
  await page.keyboard.press('ControlOrMeta+Enter')
  // The notice beside the buttons, and the message after the refused submission.
  await expect(reason).toHaveCount(2)
  await page.getByTestId('dock').getByRole('link', { name: 'Go to the contest' }).click()

  await expect(page.getByRole('heading', { name: contest.name })).toBeVisible()
  await expect(page.getByText('Register to see the problems.')).toBeVisible()
})

async function asks(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Not answered yet.')).toBeVisible()
}
