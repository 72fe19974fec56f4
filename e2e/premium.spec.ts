import { expect, type Page, test } from '@playwright/test'
import { showSolutions } from './support/premium.ts'
import { isPhone, openProblem } from './support/problem-page.ts'

const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade' })

test('a learner upgrades on a problem page after closing the window and after a failed payment', async ({
  page,
}) => {
  const policyFaults: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) policyFaults.push(message.text())
  })
  await openProblem(page, 'First Echo')
  await showSolutions(page)
  await expect(page.getByRole('list', { name: 'Locked' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('₹2,000.00 for one year')).toBeVisible()
  await expect(page.getByText('No money moves.')).toBeVisible()

  await upgrade(page).click()
  await page.getByRole('button', { name: 'Close without paying' }).click()
  await expect(upgrade(page)).toBeEnabled()

  await upgrade(page).click()
  await page.getByRole('radio', { name: /^It fails/ }).click()
  await page.getByRole('button', { name: 'Complete test payment' }).click()
  await page.getByRole('radio', { name: /^It succeeds/ }).click()
  await page.getByRole('button', { name: 'Retry' }).click()

  const solution = page.getByRole('region', { name: 'Reference solution' })
  await expect(solution.getByRole('region', { name: 'Solution in C++' })).toContainText('#include')
  await solution.getByRole('button', { name: 'Python', exact: true }).click()
  await expect(solution.getByRole('region', { name: 'Solution in Python' })).toContainText('def ')
  await expect(page.getByRole('region', { name: 'Editorial', exact: true })).toBeVisible()
  const inAYear = new Date().getFullYear() + 1
  if (!isPhone(page)) await page.getByRole('link', { name: /^PRO, Premium until/ }).click()
  else await page.goto('/premium')
  const main = page.getByRole('main')
  await expect(main.getByText(new RegExp(`^Premium until .*${inAYear}\\.$`))).toBeVisible()
  await expect(main.getByText(new RegExp(`Ends by itself on .*${inAYear + 1}\\.$`))).toBeVisible()
  expect(policyFaults).toEqual([])
})

test('a window that cannot open and a forged payment are told of where the payment began', async ({
  page,
}) => {
  await openProblem(page, 'First Echo')
  await showSolutions(page)

  await page.route('**/test-checkout.js', (route) => route.abort(), { times: 1 })
  await upgrade(page).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to initialize payment')

  await page.route(
    '**/api/goodies/paymentverify',
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), signature: 'forged' } }),
    { times: 1 },
  )
  await upgrade(page).click()
  await page.getByRole('button', { name: 'Complete test payment' }).click()
  await expect(page.getByRole('alert')).toHaveText('Payment verification failed')
})
