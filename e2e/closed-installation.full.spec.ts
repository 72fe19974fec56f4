import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { newAccount, signInAsAdmin } from './support/account.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { findLayoutFaultsAt } from './support/find-layout-faults.ts'
import { typistAt } from './support/typist.ts'
import { allWidths } from './support/widths.ts'

// An installation of its own, because its settings hold for everybody. The layout is checked at all widths below.
test.skip(({ isMobile }) => isMobile, 'The settings are the same on a phone.')
test.describe.configure({ mode: 'serial' })

let installation: Installation
let invitation = ''
test.beforeAll(async () => {
  test.setTimeout(300_000)
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

async function opened(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: installation.url })).newPage()
  await page.goto(path)
  return page
}

async function asAdmin(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: installation.url })).newPage()
  await signInAsAdmin(page)
  await page.goto('/admin/installation')
  await expect(page.getByRole('heading', { name: 'This installation' })).toBeVisible()
  return page
}

const inputOfUntil = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

test('an admin gives it a name and a colour, closes the door and takes parts out', async ({ browser }) => {
  const page = await asAdmin(browser)
  const typist = typistAt(page)
  const typeInto = async (label: string, text: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).click()
    await typist.press('Control+a')
    await typist.type(text)
  }
  const preview = page.getByRole('region', { name: 'Preview' })

  await typeInto('Name', 'Kolleg Nord')
  await expect(preview.getByText('Kolleg Nord')).toHaveCount(2)
  await typeInto('Colour for the light theme', '#ffdd00')
  await expect(preview.getByText(/Lowest contrast 1\.\d; 4\.5 is needed/)).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText(/has a contrast of .* choose a darker one/)).toBeVisible()
  await typeInto('Colour for the light theme', '#7a1fa2')
  await page.getByRole('radio', { name: /invitation code/ }).click()
  for (const part of ['Store', 'Premium', 'Rooms'])
    await page.getByRole('checkbox', { name: part, exact: true }).uncheck()
  await expect(preview.getByText('Discuss')).toHaveCount(0)
  await typeInto('Announcement', 'The lab is closed on Friday')
  await page
    .getByLabel('Until')
    .first()
    .fill(inputOfUntil(new Date(Date.now() + 3 * 86_400_000)))
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await expect(page).toHaveTitle('This installation · Kolleg Nord')

  await typeInto('For whom', 'Spring class')
  await typeInto('Accounts', '1')
  await page
    .getByLabel('Until')
    .last()
    .fill(inputOfUntil(new Date(Date.now() + 86_400_000)))
  await page.getByRole('button', { name: 'Draw a code' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Spring class' })
  await expect(row.getByText('0 of 1')).toBeVisible()
  invitation = (await row.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/).textContent()) ?? ''

  await page.goto('/admin/audit')
  await expect(page.getByText('changed the settings of this installation')).toBeVisible()
  await page.context().close()
})

test('a stranger does not get in, and whoever has the link does, once', async ({ browser }) => {
  const { firstName, emailId, password } = newAccount()
  const stranger = await opened(browser, '/signup')
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
  }
  await expect(stranger.getByRole('complementary', { name: 'Announcement' })).toContainText(
    'closed on Friday',
  )
  await stranger.getByLabel('Invitation code').fill('AAAA-BBBB-CCCC')
  await fill(stranger, `stranger-${emailId}`)
  await expect(stranger.getByText('This invitation code is not valid')).toBeVisible()

  const invited = await opened(browser, `/signup?invitation=${invitation.toLowerCase()}`)
  await fill(invited, emailId)
  await expect(invited.getByRole('navigation', { name: 'Main' })).toBeVisible()

  const second = await opened(browser, `/signup?invitation=${invitation}`)
  await fill(second, `second-${emailId}`)
  await expect(second.getByText('This invitation code is not valid')).toBeVisible()

  // Parts that were switched off leave no trace for people who are signed in.
  const main = invited.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Contest' })).toBeVisible()
  for (const name of ['Store', 'Discuss'])
    await expect(invited.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(invited.getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
  for (const path of ['/store', '/premium', '/discuss']) {
    await invited.goto(path)
    await expect(invited.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  }
  await invited.goto('/')
  await invited.getByRole('button', { name: /^Go to/ }).click()
  await expect(invited.getByRole('combobox', { name: 'Go to' })).toBeFocused()
  await typistAt(invited).type('store')
  await expect(invited.getByRole('option', { name: 'Store' })).toHaveCount(0)
  for (const page of [stranger, invited, second]) await page.context().close()
})

test('its page is whole at every width, and accessible', async ({ browser }) => {
  const page = await asAdmin(browser)

  expect(await findLayoutFaultsAt(page, allWidths)).toEqual([])
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.context().close()
})
