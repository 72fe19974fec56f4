import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  passwordOf,
  startDirectory,
  type TestDirectory,
} from '../apps/server/src/testing/real-directory/start-directory.ts'
import { admin, type Installation, startInstallation } from './installation.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { findLayoutFaults } from './support/find-layout-faults.ts'
import { type Typist, touchTypistAt, typistAt } from './support/typist.ts'

// Sign-in with the operator's directory, typed key by key.
test.describe.configure({ mode: 'serial' })

let directory: TestDirectory
let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(300_000)
  directory = await startDirectory()
  await directory.addPerson('meera.nair', { givenName: 'Meera', sn: 'Nair' })
  await directory.addPerson('arjun', { givenName: 'Arjun' })
  installation = await startInstallation(directory.settings)
})
test.afterAll(async () => {
  await installation.stop()
  await directory[Symbol.asyncDispose]()
})

/** A page at this path in a new browser, and whoever types there. */
async function opened(
  browser: Browser,
  path: string,
  isMobile: boolean,
): Promise<{ readonly page: Page; readonly typist: Typist }> {
  const context = await browser.newContext({ baseURL: installation.url })
  const page = await context.newPage()
  await page.goto(path)
  return { page, typist: isMobile ? await touchTypistAt(page) : typistAt(page) }
}

async function typeInto(typist: Typist, { page, label, text }: { page: Page; label: string; text: string }) {
  await page.getByLabel(label, { exact: true }).click()
  await typist.type(text)
}

const continueWithDirectory = (page: Page) =>
  page.getByRole('button', { name: 'Continue with Hill College' }).click()

test('a visitor of a deep link signs in with their user name after a wrong password, and is known the next time', async ({
  browser,
  isMobile,
}) => {
  const { page, typist } = await opened(browser, '/settings/account', isMobile)
  await expect(page).toHaveURL(/\/login\?next=/)
  await continueWithDirectory(page)
  await expect(page.getByLabel('User name')).toBeFocused()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await findLayoutFaults(page)).toEqual([])

  await typist.type('meera.nair')
  await typeInto(typist, { page, label: 'Password', text: 'not it\n' })
  await expect(page.getByRole('alert')).toHaveText('Wrong user name or password')
  await expect(page.getByLabel('User name')).toHaveValue('meera.nair')
  await page.getByLabel('Password', { exact: true }).clear()
  await typeInto(typist, { page, label: 'Password', text: `${passwordOf('meera.nair')}\n` })

  await expect(page).toHaveURL('/settings/account')
  await expect(page.getByText('meera.nair@college.example')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disconnect Hill College' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.getByLabel('User name')).toBeVisible()
  await page.context().close()
})

test('over a page whose session has ended the directory signs in again, and the page goes on', async ({
  browser,
  isMobile,
}) => {
  const { page, typist } = await opened(browser, '/login?directory=1&next=/contact', isMobile)
  await typeInto(typist, { page, label: 'User name', text: 'arjun' })
  await typeInto(typist, { page, label: 'Password', text: `${passwordOf('arjun')}\n` })
  const form = page.getByRole('form', { name: 'Send us a message' })
  await form.getByLabel('Subject').fill('A late parcel')
  await form.getByLabel('Message').fill('Where is it?')
  await page.request.post('/api/user/logout')
  await form.getByRole('button', { name: 'Send message' }).click()

  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again.getByLabel('User name')).toBeVisible()
  expect(await findLayoutFaults(page)).toEqual([])
  await again.getByLabel('User name').click()
  await typist.type('arjun')
  await again.getByLabel('Password', { exact: true }).click()
  await typist.type(`${passwordOf('arjun')}\n`)

  await expect(page.getByText('Message submitted successfully!')).toBeVisible()
  await expect(again).toBeHidden()
  await page.context().close()
})

test('the user name is connected to an account with a password in the settings', async ({
  browser,
  isMobile,
}) => {
  const uid = isMobile ? 'gita-by-phone' : 'gita'
  await directory.addPerson(uid, { givenName: 'Gita' })
  const { page, typist } = await opened(browser, '/signup', isMobile)
  const account = {
    firstName: 'Gita',
    emailId: `${uid}@home.example`,
    password: 'a long enough one',
    terms: true,
  }
  await page.request.post('/api/user/register', { data: account })
  await page.goto('/settings/account')

  await page.getByRole('button', { name: 'Connect Hill College' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect Hill College' })
  expect(await findLayoutFaults(page)).toEqual([])
  await dialog.getByLabel('User name').click()
  await typist.type(uid)
  await dialog.getByLabel('Password', { exact: true }).click()
  await typist.type(`${passwordOf(uid)}\n`)

  await expect(page.getByText('Hill College is connected.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disconnect Hill College' })).toBeVisible()
  await page.context().close()
})

test('where only providers make accounts, the form of the directory comes first, and the admin signs in with email', async ({
  browser,
  isMobile,
}) => {
  const { page: first } = await opened(browser, '/login', isMobile)
  const data = { emailId: admin.email, password: admin.password }
  await first.request.post('/api/user/login', { data })
  const { settings, revision } = await (await first.request.get('/api/admin/installation')).json()
  const signUp = { who: 'providers', domains: [] }
  await first.request.put('/api/admin/installation', {
    data: { settings: { ...settings, signUp }, revision },
  })
  await first.context().close()

  const { page, typist } = await opened(browser, '/login', isMobile)
  await expect(page.getByLabel('User name')).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await typeInto(typist, { page, label: 'Email', text: admin.email })
  await typeInto(typist, { page, label: 'Password', text: `${admin.password}\n` })

  await expect(page).toHaveURL('/')
  await page.context().close()
})

test('a directory that does not answer is told, and what was typed stays', async ({ browser, isMobile }) => {
  await directory.stop()
  const { page, typist } = await opened(browser, '/login?directory=1', isMobile)

  await typeInto(typist, { page, label: 'User name', text: 'meera.nair' })
  await typeInto(typist, { page, label: 'Password', text: `${passwordOf('meera.nair')}\n` })

  await expect(page.getByRole('alert')).toHaveText(
    'The directory of Hill College does not answer. Try again in a minute, or tell the operator.',
  )
  expect(await findLayoutFaults(page)).toEqual([])
  await expect(page.getByLabel('User name')).toHaveValue('meera.nair')
  await page.context().close()
})
