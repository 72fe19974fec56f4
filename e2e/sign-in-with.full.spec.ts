import { type Browser, expect, type Page, test } from '@playwright/test'
import { type FakeGithub, startFakeGithub } from '../apps/server/src/testing/fake-github/fake-github.ts'
import { type FakeGoogle, startFakeGoogle } from '../apps/server/src/testing/fake-google/fake-google.ts'
import { type Installation, startInstallation } from './installation.ts'
import { fillLogin, newAccount } from './support/account.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { type MailCatcher, startMailCatcher } from './support/mail-catcher.ts'

// The providers are other sites, which look the same on a phone; other specs check the forms.
test.skip(({ isMobile }) => isMobile, 'The way through a provider is the same on a phone.')
test.describe.configure({ mode: 'serial' })

let google: FakeGoogle
let github: FakeGithub
let mails: MailCatcher
let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(300_000)
  google = await startFakeGoogle()
  github = await startFakeGithub()
  mails = await startMailCatcher()
  installation = await startInstallation({ ...google.settings, ...github.settings, ...mails.settings })
})
test.afterAll(async () => {
  await installation.stop()
  for (const service of [google, github, mails]) await service[Symbol.asyncDispose]()
})

/** A page at this path in a new browser. */
async function opened(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

const continueWith = (page: Page, name: string) =>
  page.getByRole('link', { name: `Continue with ${name}` }).click()

const agree = (page: Page) => page.getByRole('link', { name: /^Continue as/ }).click()

const gita = {
  ...{ sub: '77', email: 'gita@example.org', email_verified: true },
  ...{ name: 'Gita Rao', given_name: 'Gita', family_name: 'Rao' },
}

test('a visitor of a deep link has an account after Google, and comes back to the page', async ({
  browser,
}) => {
  google.person(gita)
  const page = await opened(browser, '/settings/sessions')
  await expect(page).toHaveURL(/\/login\?next=/)
  expect(await findAccessibilityFaults(page)).toEqual([])

  await continueWith(page, 'Google')
  await agree(page)

  await expect(page).toHaveURL('/settings/sessions')
  await expect(page.getByRole('listitem').filter({ hasText: 'This session' })).toBeVisible()
  await page.goto('/settings/account')
  await expect(page.getByText('gita@example.org')).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible()
  await page.context().close()
})

test('the last way to sign in stays until there is a password', async ({ browser }) => {
  const page = await opened(browser, '/login?next=/settings/account')
  await continueWith(page, 'Google')
  await agree(page)
  const disconnect = async () => {
    await page.getByRole('button', { name: 'Disconnect Google' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  }

  await disconnect()
  await expect(page.getByText('The account was not disconnected.')).toBeVisible()
  await page.getByLabel('New password').fill('a long enough one')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByLabel('Current password')).toBeVisible()
  await disconnect()

  await expect(page.getByText('Google is disconnected.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Connect Google' })).toBeVisible()
  await page.context().close()
})

test('cancelling, and a provider that fails, are told where the visitor began', async ({ browser }) => {
  const page = await opened(browser, '/login')

  await continueWith(page, 'GitHub')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText('You cancelled at the provider')
  github.troubleAt(/access_token/, 'fault')
  await continueWith(page, 'GitHub')
  await agree(page)
  await expect(page.getByRole('alert')).toContainText('did not answer as it should')
  expect(await findAccessibilityFaults(page)).toEqual([])

  await expect(page).toHaveURL(/\/login/)
  await page.context().close()
})

test('an email is confirmed by its link, and a provider with the same one then leads to the account', async ({
  browser,
}) => {
  const account = newAccount()
  const id = 4711
  const emails = [{ email: account.emailId, primary: true, verified: true }]
  github.person({ id, login: 'meera', name: 'Meera', emails })

  const page = await opened(browser, '/signup')
  await page.getByLabel('First name').fill(account.firstName)
  await fillLogin(page, account)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`We have sent a link to ${account.emailId}.`)).toBeVisible()

  await expect.poll(() => mails.linkTo('/confirm-email', account.emailId)).not.toBeNull()
  const link = mails.linkTo('/confirm-email', account.emailId) ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('status').filter({ hasText: /confirmed/i })).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('alert')).toContainText('no longer valid')
  await page.getByRole('link', { name: 'To the settings' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  const elsewhere = await opened(browser, '/login')
  await continueWith(elsewhere, 'GitHub')
  await agree(elsewhere)
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.goto('/settings/account')
  await expect(elsewhere.getByText(account.emailId)).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Disconnect GitHub' })).toBeVisible()
  await page.context().close()
  await elsewhere.context().close()
})

test('a provider is connected in the settings, unless it belongs to somebody else', async ({ browser }) => {
  google.person({ ...gita, sub: '88', email: 'elsewhere@example.org' })
  const signedUp = async () => {
    const page = await opened(browser, '/signup')
    const account = newAccount()
    await page.request.post('/api/user/register', { data: { ...account, terms: true } })
    await page.goto('/settings/account')
    return page
  }

  const page = await signedUp()
  await page.getByRole('link', { name: 'Connect Google' }).click()
  await agree(page)
  await expect(page).toHaveURL('/settings/account')
  await expect(page.getByRole('button', { name: 'Disconnect Google' })).toBeVisible()

  const other = await signedUp()
  await other.getByRole('link', { name: 'Connect Google' }).click()
  await agree(other)
  await expect(other).toHaveURL(/\/settings\?signIn=connected_elsewhere/)
  await expect(other.getByRole('alert')).toContainText('connected to another account here')
  await expect(other.getByRole('link', { name: 'Connect Google' })).toBeVisible()
  await page.context().close()
  await other.context().close()
})
