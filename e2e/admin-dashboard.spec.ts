import { expect, type Page, test } from '@playwright/test'
import { getAllProblem } from '../packages/contract/src/index.ts'
import { signInAsAdmin, signUp } from './support/account.ts'
import { isPhone } from './support/problem-page.ts'

test('the dashboard is closed to learners, and shows admins what learners did', async ({ page }) => {
  test.slow()
  await signUp(page)
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await submitAnything(page)

  await signInAsAdmin(page)
  await page.goto('/')
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Admin', exact: true }).click()

  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  const counts = page.getByRole('region', { name: 'Counts' })
  await expect(counts).toContainText(/[1-9]\d* today/)
  await expect(page.getByRole('region', { name: 'Health' })).toContainText('1 of 1')
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('signed in')
  await expect(page.getByRole('table').getByRole('row').last()).toContainText(/[1-9]/)
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible()
  for (const name of ['Users', 'Problems', 'Videos', 'Store items']) {
    await expect(counts.getByRole('link', { name, exact: true })).toBeVisible()
  }
  if (!isPhone(page)) await expectWholeDrawer(page)
  await expectTicking(page)
  await expectFolding(page)
})

/** Submits a program; its verdict does not matter. */
async function submitAnything(page: Page): Promise<void> {
  const problems = getAllProblem.response.parse(
    await (await page.request.get('/api/problem/getAllProblem')).json(),
  )
  const data = { code: 'print(1)', language: 'python' }
  const answer = await page.request.post(`/api/submission/submit/${problems[0]?._id}`, {
    data,
    timeout: 60_000,
  })
  expect(answer.ok()).toBe(true)
}

/** Expects that all entries fit into the drawer on a laptop, and that the last one can be reached on a lower screen. */
async function expectWholeDrawer(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1366, height: 500 })
  await links.last().scrollIntoViewIfNeeded()
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(before)
}

async function expectTicking(page: Page): Promise<void> {
  const clock = page.getByRole('timer')
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
}

/** Expects that a collapsed group stays collapsed after a reload. */
async function expectFolding(page: Page): Promise<void> {
  const openDrawer = async () => {
    if (isPhone(page)) await page.getByRole('button', { name: 'Admin pages' }).click()
  }
  const drawer = page.getByRole('navigation', { name: 'Admin' })
  await openDrawer()
  await expect(drawer.getByRole('link', { name: 'Create problem' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Problems' }).click()
  await page.reload()
  await openDrawer()
  await expect(drawer.getByRole('link', { name: 'All users' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Create problem' })).toBeHidden()
}
