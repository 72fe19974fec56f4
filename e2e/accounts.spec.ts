import { expect, test } from '@playwright/test'
import { createAccount, fillLogin, newAccount, signInAsAdmin, signUp } from './support/account.ts'
import { typistAt } from './support/typist.ts'

const dayMs = 24 * 60 * 60 * 1000

test('a visitor creates an account and stands on home', async ({ page }) => {
  const account = newAccount()
  await page.goto('/')
  await expect(page).toHaveURL('/login')

  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill(account.firstName)
  await page.getByLabel('Email').fill(account.emailId)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('heading', { name: 'Welcome, Meera' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('the sign-up form names every fault at its field', { tag: '@full' }, async ({ page }) => {
  await page.goto('/signup')

  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByText('First name must be at least 3 characters')).toBeVisible()
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(page.getByText('You must accept the terms and conditions')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('1234567')
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
})

test('a taken email is refused in the red box', { tag: '@full' }, async ({ page }) => {
  const account = await createAccount(page)
  await page.goto('/signup')

  await page.getByLabel('First name').fill('Other')
  await fillLogin(page, account)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page.getByRole('alert')).toContainText('already exists')
})

test('the sign-in form names faults, and a wrong password is refused', { tag: '@full' }, async ({ page }) => {
  const account = await createAccount(page)
  await page.goto('/login')

  await fillLogin(page, { ...account, emailId: 'meera@', password: 'short' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid Email')).toBeVisible()
  await expect(page.getByText('Password is too weak')).toBeVisible()
  await fillLogin(page, { ...account, password: 'not the password' })
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByRole('alert')).not.toBeEmpty()
  await expect(page).toHaveURL('/login')
})

test('"Remember me" keeps the session for 30 days, otherwise it ends with the browser', async ({
  page,
  context,
}) => {
  const account = await createAccount(page)
  const sessionCookie = async () =>
    (await context.cookies()).find(({ name }) => name.endsWith('codedojo_session'))

  await page.goto('/login')
  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
  expect(await sessionCookie()).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' })

  await context.clearCookies()
  await page.goto('/login')
  await fillLogin(page, account)
  await page.getByRole('checkbox', { name: /Remember me/ }).check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
  const days = (((await sessionCookie())?.expires ?? 0) * 1000 - Date.now()) / dayMs
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThan(30.1)
})

test('Logout ends the session and leads to the sign-in page', async ({ page, isMobile, viewport }) => {
  await signUp(page)
  await page.goto('/')

  const isPhone = isMobile || (viewport?.width ?? 1440) <= 768
  if (isPhone) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
  } else {
    await page.getByRole('button', { name: /Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }

  await expect(page).toHaveURL('/login')
  expect((await page.request.get('/api/user/check')).status()).toBe(401)
  await page.goto('/')
  await expect(page).toHaveURL('/login')
})

test('a deep link survives signing in', async ({ page }) => {
  const account = await createAccount(page)
  await page.goto('/?difficulty=easy#problems')
  await expect(page).toHaveURL(/\/login\?next=/)

  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page).toHaveURL('/?difficulty=easy#problems')
})

test('a link that would lead to another site leads home', async ({ page }) => {
  const account = await createAccount(page)
  await page.goto('/login?next=//example.org/steal')

  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByRole('heading', { name: 'Welcome, Meera' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a signed-in user is sent away from sign-in and sign-up', async ({ page }) => {
  await signUp(page)

  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('a session that ended elsewhere is taken up again on top of the page', async ({ page, context }) => {
  const account = await signUp(page)
  await page.goto('/')
  await expect(page.getByText(/^Showing/)).toBeVisible()
  // A response that is still arriving would reveal the change before the click does.
  await page.waitForLoadState('networkidle')

  await context.clearCookies()
  await page.getByRole('table').getByRole('link', { name: 'First Echo' }).click()

  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password', { exact: true }).fill(account.password)
  await again.getByRole('button', { name: 'Sign in' }).click()

  await expect(again).toBeHidden()
  await expect(page).toHaveURL(/\/problemcontent/)
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()
})

test('where no mail goes out, an admin hands over a link to a new password, and nothing promises a mail', {
  tag: '@full',
}, async ({ page, browser }) => {
  const account = await createAccount(page)
  const { type } = typistAt(page, { paceMs: 20 })
  await page.goto('/signup')
  await page.getByLabel('First name').click()
  await type(account.firstName)
  await page.getByLabel('Email').click()
  await type(account.emailId)
  await page.getByLabel('Password', { exact: true }).click()
  await type('forgotten since')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(account.emailId)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText('This installation sends no mail.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the link' })).toHaveCount(0)

  const adminContext = await browser.newContext()
  const asAdmin = await adminContext.newPage()
  await signInAsAdmin(asAdmin)
  await asAdmin.goto(`/getalluser?q=${account.emailId}`)
  await asAdmin.getByRole('button', { name: `More for ${account.firstName}` }).click()
  await asAdmin.getByRole('menuitem', { name: 'Link to a new password' }).click()
  await asAdmin.getByRole('button', { name: 'Make the link' }).click()
  const link =
    (await asAdmin
      .getByRole('dialog')
      .getByText(/reset-password/)
      .textContent()) ?? ''
  await expect(asAdmin.getByText(/Valid until/)).toBeVisible()
  await adminContext.close()

  await page.goto(link)
  await page.getByLabel('New password').click()
  await type('another long one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillLogin(page, { ...account, password: 'another long one' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').click()
  await type(`neu-${account.emailId.replace('example.org', 'bücher.example')}`)
  await page.getByLabel('Your password').click()
  await type('another long one')
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(/Your email has been changed/)).toBeVisible()
  await expect(page.getByText(/^neu-.*@bücher\.example$/).first()).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid')
  await expect(page.getByLabel('New password')).toHaveCount(0)
})

test('the waking banner comes after three seconds and goes with the answer', { tag: '@full' }, async ({
  page,
}) => {
  const { promise: hasWoken, resolve: wake } = Promise.withResolvers<void>()
  await page.route('**/api/user/login', async (route) => {
    await hasWoken
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, newAccount())
  await page.clock.pauseAt(Date.now() + 60_000)
  const banner = page.getByText(/waking up/)

  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.clock.runFor(2000)
  await expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible()
  await expect(banner).toBeHidden()
  await page.clock.runFor(1500)
  await expect(banner).toBeVisible()
  wake()
  await page.clock.resume()
  await expect(page.getByRole('alert')).toBeVisible()

  await expect(banner).toBeHidden()
})
