import { type Browser, expect, type Page, test } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { type Issuer, startIssuer } from '../apps/server/src/testing/real-issuer/start-issuer.ts'
import { admin, freePort, type Installation, startInstallation } from './installation.ts'
import { databaseIn } from './support/database-in.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { findLayoutFaults } from './support/find-layout-faults.ts'

// Sign-in with two OpenID Connect providers of the operator, at real ones.
test.describe.configure({ mode: 'serial' })

let students: Issuer
let staff: Issuer
let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`
  students = await startIssuer({ publicUrl })
  staff = await startIssuer({ publicUrl })
  const own = { OIDC_NAME: 'Hill College', OIDC_2_NAME: 'Hill College, staff', OIDC_2_ISSUER: staff.url }
  const client = {
    OIDC_2_CLIENT_ID: staff.settings.OIDC_CLIENT_ID ?? '',
    OIDC_2_CLIENT_SECRET: staff.settings.OIDC_CLIENT_SECRET ?? '',
  }
  installation = await startInstallation({ ...students.settings, ...own, ...client }, { port })
})
test.afterAll(async () => {
  await installation.stop()
  for (const issuer of [students, staff]) await issuer[Symbol.asyncDispose]()
})

/** A page at this path in a new browser. */
async function opened(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

const continueWith = (page: Page, name: string) =>
  page.getByRole('link', { name: `Continue with ${name}`, exact: true }).click()

const agree = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

test('each issuer has a button; one signs in, and the other is connected in the settings', async ({
  browser,
}) => {
  students.person({ sub: 'gita', email: 'gita@college.example', email_verified: true, given_name: 'Gita' })
  staff.person({ sub: 'prof-gita', email: 'g.rao@college.example', email_verified: true })
  const page = await opened(browser, '/settings/account')
  await expect(page).toHaveURL(/\/login\?next=/)
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await findLayoutFaults(page)).toEqual([])

  await continueWith(page, 'Hill College')
  await agree(page)
  await expect(page).toHaveURL('/settings/account')
  await page.getByRole('link', { name: 'Connect Hill College, staff' }).click()
  await agree(page)

  await expect(page.getByRole('button', { name: 'Disconnect Hill College, staff' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disconnect Hill College', exact: true })).toBeVisible()
  await page.context().clearCookies({ name: /codedojo/ })
  await page.goto('/login')
  await continueWith(page, 'Hill College, staff')
  await expect(page).toHaveURL('/')
  await page.context().close()
})

test('whoever cancels at the issuer reads that nothing has changed', async ({ browser }) => {
  const page = await opened(browser, '/login')

  await continueWith(page, 'Hill College')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByRole('alert')).toContainText('You cancelled at the provider')
  await page.context().close()
})

test('an account of an admin whose email nobody has proved is not taken over by a verified one', async ({
  browser,
}) => {
  students.person({ sub: 'mallory', email: admin.email, email_verified: true, given_name: 'Mallory' })
  const page = await opened(browser, '/login')

  await continueWith(page, 'Hill College')
  await agree(page)

  await expect(page.getByRole('alert')).toContainText('There is an account with this email already')
  await page.goto('/settings/account')
  await expect(page).toHaveURL(/\/login/)
  await page.context().close()
})

test('connecting wants a recent sign-in, and so does taking data out, which goes on after it', async ({
  browser,
}) => {
  students.person({ sub: 'arjun', email: 'arjun@college.example', email_verified: true, given_name: 'Arjun' })
  const page = await opened(browser, '/login')
  await continueWith(page, 'Hill College')
  await agree(page)
  await expect(page).toHaveURL('/')
  await using database = await databaseIn(installation.dataFolder)
  await database.queries.execute(sql`update session set created_at = now() - interval '16 minutes'`)

  await page.goto('/settings/account')
  await page.getByRole('link', { name: 'Connect Hill College, staff' }).click()
  await expect(page.getByRole('alert')).toContainText('Before you connect an account, show that it is you')
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again).toBeVisible()
  const download = page.waitForEvent('download')
  const window = page.waitForEvent('popup')
  await continueWith(page, 'Hill College')
  // The issuer knows who it is, and the window closes by itself.
  await window

  await expect(again).toBeHidden()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await page.context().close()
})
