import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { addContest, type ManagedContestDetail } from '../packages/contract/src/index.ts'
import { newAccount, signInAsAdmin } from './support/account.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { isPhone } from './support/problem-page.ts'
import { publishProblem } from './support/publish-problem.ts'

// A toast that is fading out has too little contrast for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  test.skip(isPhone(page), 'Both sizes are looked at with the other screens.')
  await signInAsAdmin(page)
})

test('an admin schedules a contest in the form, sees it refused with the field, and deletes it', async ({
  page,
}) => {
  const name = `Graphs only ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/contests')
  await page.getByRole('link', { name: 'New contest' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Start').fill('2020-01-01T10:00')
  await page.getByLabel('Find a problem').fill('First Echo')
  await page.getByRole('list', { name: 'Matching problems' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Schedule contest' }).click()
  await expect(page.getByText('The start must not be in the past')).toBeVisible()

  await page.getByLabel('Start').fill('2099-01-01T10:00')
  await page.getByRole('button', { name: 'Schedule contest' }).click()

  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete contest' }).click()
  await expect(page.getByText(`"${name}" was deleted.`).first()).toBeVisible()
})

test('an admin answers, announces, watches the board and hands out the places', async ({ page, browser }) => {
  test.slow()
  const contest = await running(page)
  const learner = await entered(browser, contest._id)
  await learner.request.post(`/api/contest/${contest._id}/problem/A/submit`, {
    data: { language: 'python', code: 'print("no")' },
    timeout: 90_000,
  })
  await learner.request.post(`/api/contest/${contest._id}/question`, { data: { text: 'Is 0 a number?' } })

  await page.goto(`/admin/contests/${contest._id}?view=questions`)
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes.')
  await page.getByRole('button', { name: 'Answer to everybody' }).click()
  await expect(page.getByText('Answered to everybody')).toBeVisible()
  await page.getByRole('textbox', { name: 'Announcement' }).fill('Five minutes more.')
  await page.getByRole('button', { name: 'Announce' }).click()
  await expect(
    page.getByRole('list', { name: 'Announcements' }).getByText('Five minutes more.'),
  ).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])

  await page.getByRole('tab', { name: 'Submissions' }).click()
  await expect(page.getByRole('list', { name: 'Submissions' }).getByText('Wrong Answer')).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Show code' }).click()
  await expect(page.getByRole('region', { name: 'Code of Meera' }).getByText('print')).toBeVisible()

  await page.getByRole('tab', { name: 'Scoreboard' }).click()
  await expect(page.getByRole('rowheader', { name: /Meera/ })).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('place,name,email')

  await page.getByRole('tab', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Disqualify' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disqualify' }).click()
  await expect(page.getByRole('button', { name: 'Readmit' })).toBeVisible()
  await learner.context().close()
})

/** Creates a contest of one hour that has just begun. */
async function running(page: Page): Promise<Pick<ManagedContestDetail, '_id'>> {
  const problemId = await publishProblem(page.request)
  const answer = await page.request.post(`/api${addContest.path}`, {
    data: {
      ...{ name: `Evening round ${randomUUID().slice(0, 8)}`, description: '', rule: 'icpc' },
      ...{ startsAt: new Date().toISOString(), minutes: 60, visibility: 'public' },
      problems: [{ problemId, points: 100 }],
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return addContest.response.parse(await answer.json())
}

async function entered(browser: Browser, contestId: string): Promise<Page> {
  const learner = await (await browser.newContext()).newPage()
  await learner.request.post('/api/user/register', { data: { ...newAccount(), terms: true } })
  const answer = await learner.request.put(`/api/contest/${contestId}/registration`, { data: {} })
  expect(answer.ok(), await answer.text()).toBe(true)
  return learner
}
