import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Account, fillLogin, signUp } from './support/account.ts'
import { authenticatorCode } from './support/authenticator.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import {
  editorOf,
  expectVerdict,
  isPhone,
  openProblem,
  solutionOf,
  writeCode,
} from './support/problem-page.ts'

const sections = [
  'account',
  'sessions',
  'privacy',
  'practice',
  'time-zone',
  'keys',
  'editor',
  'tokens',
  'data',
]

const panel = (page: Page, name: string) => page.getByRole('region', { name })

test('every section has an address, and is as wide as the screen', { tag: '@full' }, async ({ page }) => {
  await signUp(page)

  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  for (const section of sections) {
    await page.goto(`/settings/${section}`)
    await expect(page.getByRole('region').first()).toBeVisible()
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(width, `${section} is wider than the screen`).toBeLessThanOrEqual(0)
  }
})

test('the menu leads to the settings, and from section to section', async ({ page }) => {
  await signUp(page)
  await page.goto('/')

  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
  else await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByText('Settings', { exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: /^Time zone/ })
    .click()
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeVisible()
  if (isPhone(page)) {
    await page.getByRole('link', { name: 'All settings' }).click()
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeHidden()
  }

  await page.goto('/settings/nowhere')
  await expect(page).toHaveURL('/settings')
})

test('a time zone is found by its city and holds after a reload', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings/time-zone')
  const field = page.getByRole('combobox', { name: 'Time zone' })

  await field.click()
  await field.fill('kathm')
  await page.getByRole('option', { name: /Asia\/Kathmandu/ }).click()
  await page.getByRole('button', { name: 'Save time zone' }).click()
  await expect(page.getByText('Your days are counted in Asia/Kathmandu now.')).toBeVisible()
  await page.reload()

  await expect(field).toHaveValue('Asia/Kathmandu')
})

test('a key that was chosen runs the code, its button shows it, and the old one does nothing', async ({
  page,
}) => {
  const id = await openProblem(page, 'First Echo')
  await page.goto('/settings/keys')
  await page.getByRole('button', { name: 'Change the keys of Run' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/These keys save the code/)).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByText('Run: Ctrl Shift ↵')).toBeVisible()

  await page.goto(`/problemcontent/${id}`)
  await editorOf(page).waitFor()
  const run = page.getByRole('button', { name: /^Run/ })
  await expect(run).toHaveAttribute('aria-keyshortcuts', 'Control+Shift+Enter')
  await expect(run).toContainText('Ctrl Shift ↵')
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'Python' })
  await writeCode(page, await solutionOf('first-echo', 'python'))
  const runs: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/submission/run/')) runs.push(request.url())
  })
  await page.keyboard.press("Control+'")
  await page.keyboard.press('Control+Shift+Enter')

  await expectVerdict(page, 'Accepted')
  expect(runs).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
  await expect(sheet.getByText('Shift', { exact: true })).toBeVisible()
})

test('saving never submits, whatever keys were chosen', async ({ page }) => {
  const id = await openProblem(page, 'First Echo')
  await page.request.patch('/api/settings', { data: { keys: { submit: 'Mod+S' } } })
  await page.goto(`/problemcontent/${id}`)
  await writeCode(page, 'print(1)')

  await page.keyboard.press('Control+s')

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const submissions = await page.request.get(`/api/problem/submittedProblem/${id}`)
  expect(await submissions.json()).toEqual([])
})

test('what is chosen for the editor is there in another browser', async ({ page, browser, baseURL }) => {
  const account = await signUp(page)
  await page.goto('/settings/editor')
  await page.getByLabel('Font size').selectOption('20 px')
  await page.getByRole('checkbox', { name: 'Wrap long lines' }).check()
  await expect(page.getByText('Editor settings saved.')).toBeVisible()

  const other = await signedInElsewhere(browser, { baseURL, account })
  await other.goto('/settings/editor')
  await expect(other.getByLabel('Font size')).toHaveValue('20')
  await expect(other.getByRole('checkbox', { name: 'Wrap long lines' })).toBeChecked()
  const answer = await other.request.get('/api/problem/getAllProblem')
  const [problem] = await answer.json()
  await other.goto(`/problemcontent/${problem._id}`)

  await expect(editorOf(other)).toBeVisible()
  await expect(other.locator('.cm-scroller')).toHaveCSS('font-size', '20px')
  await other.context().close()
})

test('a session elsewhere is seen and ended', async ({ page, browser, baseURL }) => {
  const account = await signUp(page)
  const other = await signedInElsewhere(browser, { baseURL, account })
  await page.goto('/settings/sessions')
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)

  await page.getByRole('button', { name: 'End all others' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click()

  await expect(sessions).toHaveCount(1)
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/login/)
  await page.reload()
  await expect(sessions).toHaveCount(1)
  await other.context().close()
})

test('a script acts with a token that was made for it, until the token is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { emailId } = await signUp(page)
  await page.goto('/settings/tokens')
  await page.getByLabel('What it is for').pressSequentially('Grade sheet')
  await page.keyboard.press('Enter')
  const made = page.getByRole('region', { name: 'The token Grade sheet' })
  const token = (await made.getByText(/^codedojo_/).textContent()) ?? ''
  const script = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })

  const answer: { user: { emailId: string } } = await (await script.get('/api/user/check')).json()
  expect(answer.user.emailId).toBe(emailId)
  expect((await script.post('/api/lists', { data: { name: 'Mine' } })).status()).toBe(403)

  await made.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(token)).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke the token Grade sheet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the token' }).click()
  await expect(page.getByText('You have no API tokens.')).toBeVisible()
  expect((await script.get('/api/user/check')).status()).toBe(401)
  await script.dispose()
})

test('with an authenticator app the password alone opens nothing, and a recovery code does without the phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await signUp(page)
  await page.goto('/settings/account')
  const app = panel(page, 'Second factor')
  await app.getByRole('button', { name: 'Set up an app' }).click()
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(app.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const secret = ((await app.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await app.getByLabel('Code that the app shows').pressSequentially(authenticatorCode(secret))
  await page.keyboard.press('Enter')
  const codes = app.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  expect(await findAccessibilityFaults(page)).toEqual([])
  await app.getByRole('button', { name: 'I have kept them' }).click()
  await expect(app.getByText('10 recovery codes left')).toBeVisible()

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await context.newPage()
  await other.goto('/login')
  await fillLogin(other, account)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByLabel('Code')).toBeFocused()
  await other.keyboard.type('000000')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('alert')).toContainText('This code is wrong')
  await other.getByLabel('Code').fill('')
  await other.getByLabel('Code').pressSequentially(recoveryCode)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/')

  await page.reload()
  await expect(app.getByText('9 recovery codes left')).toBeVisible()
  await context.close()
})

test('another password is chosen, and the old one opens nothing', async ({ page }) => {
  const account = await signUp(page)
  await page.goto('/settings/account')
  await page.getByLabel('Current password').fill(account.password)
  await page.getByLabel('New password').fill('quite another one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/Your password has been changed/)).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await fillLogin(page, { ...account, password: 'quite another one' })
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page).toHaveURL('/')
})

test('a public profile is seen by others, and interview mode holds', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page)
  await page.goto('/settings/privacy')
  await page.getByRole('checkbox', { name: /Show my profile/ }).check()
  const link = page.getByRole('link', { name: 'See what others see' })
  const path = (await link.getAttribute('href')) ?? ''
  await page.getByRole('checkbox', { name: 'Hide the tags' }).check()
  await expect(page.getByText('Tags are hidden now.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Hide the tags' })).toBeChecked()

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) })
  await visitor.goto(path)

  await expect(visitor.getByRole('heading', { name: /Meera/ }).first()).toBeVisible()
  await visitor.close()
})

test('all own data comes as one file', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings/data')
  const download = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Download my data' }).click()

  expect((await download).suggestedFilename()).toMatch(/^codedojo-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText(/The file is in your downloads/)).toBeVisible()
  await panel(page, 'Delete the account').getByRole('link').click()
  await expect(page).toHaveURL('/profile')
})

test('a link that confirms nothing says where to get another', { tag: '@full' }, async ({ page }) => {
  await signUp(page)

  await page.goto('/confirm-email?token=used')
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('alert')).toContainText('no longer valid')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'To the settings' }).click()

  await expect(page).toHaveURL('/settings/account')
})

interface Elsewhere {
  baseURL: string | undefined
  account: Account
}

/** Signs the same user in in a second browser. */
async function signedInElsewhere(
  browser: Browser,
  { baseURL, account: { emailId, password } }: Elsewhere,
): Promise<Page> {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  const answer = await page.request.post('/api/user/login', { data: { emailId, password } })
  if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`)
  return page
}

test('a weekly goal is kept, and the streak tells how far it is reached', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings/practice')

  await page.getByLabel('Problems a week').selectOption('5')
  await expect(page.getByText('Your weekly goal is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Problems a week')).toHaveValue('5')
  await page
    .getByRole('button', { name: /streak/i })
    .first()
    .click()

  await expect(page.getByText('0 of 5 problems this week.')).toBeVisible()
})
