import { expect, test } from '@playwright/test'
import { signUp } from './support/account.ts'

test('an unknown address says so, counts down and leads a visitor to sign in', async ({ page }) => {
  await page.goto('/no/such/place')

  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/in [123] s/)
  await expect(page).toHaveURL('/login', { timeout: 20_000 })
})

test('an unknown address leads a signed-in user home', async ({ page }) => {
  await signUp(page)

  await page.goto('/no/such/page')

  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page).toHaveURL('/', { timeout: 20_000 })
})

test('the countdown waits while its link has the focus', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nowhere')

  await page.getByRole('link', { name: 'Go to sign in' }).focus()
  await page.clock.runFor(4000)

  await expect(page).toHaveURL('/nowhere')
})

test('a chosen theme is there again before the first paint', async ({ page }) => {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'leet')

  await page.getByRole('button', { name: 'Theme: leet' }).click()
  await page.getByRole('menuitemradio', { name: /daylight/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight')
  // Without the app's modules only the blocking script can have set the theme.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('daylight')
})

test('the terms can be read without an account', async ({ page }) => {
  await page.goto('/terms')

  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your code' })).toBeVisible()
})

test('the licences of what the product is made of are a link away', async ({ page }) => {
  await signUp(page)
  await page.goto('/help')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click()

  await expect(page.locator('body')).toContainText(/\nreact \d\S+ \(MIT\)\n/)
  await expect(page.locator('body')).toContainText(/\nfastify \d\S+ \(MIT\)\n/)
})

test('palette, shortcut sheet and search open from the keyboard', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await expect(page.getByText(/^Showing/)).toBeVisible()
  const title = await page.getByRole('region', { name: 'Problem list' }).locator('bdi').first().textContent()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search by title' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(title ?? '')
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/problemcontent\//)
})
