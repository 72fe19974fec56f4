import { expect, type Page, test } from '@playwright/test'
import { fillLogin, signUp } from './support/account.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { findLayoutFaults } from './support/find-layout-faults.ts'
import { isPhone } from './support/problem-page.ts'
import { addVirtualAuthenticator } from './support/virtual-authenticator.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name })

async function addPasskey(page: Page, name: string): Promise<void> {
  const passkeys = panel(page, 'Passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByLabel('Name')).toBeFocused()
  await passkeys.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`The passkey “${name}” signs in from now on.`)).toBeVisible()
}

/** As in a browser that lists no passkeys below fields: there, the authenticator of the test would answer by itself. */
async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/')
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
  else await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByText('Logout', { exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('a passkey is added, signs in without a word typed, and opens nothing once it is removed', async ({
  page,
}) => {
  const authenticator = await addVirtualAuthenticator(page)
  await withoutAutofill(page)
  await signUp(page)
  await page.goto('/settings/account')
  await addPasskey(page, 'My phone')
  expect(await authenticator.count()).toBe(1)
  const passkeys = panel(page, 'Passkeys')
  await expect(passkeys.getByText(/never used/)).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await findLayoutFaults(page)).toEqual([])

  await signOut(page)
  await page.goto('/login?next=/settings/account')
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await findLayoutFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(page).toHaveURL('/settings/account')
  await expect(passkeys.getByText(/last used today/)).toBeVisible()

  await passkeys.getByRole('button', { name: 'Remove the passkey My phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(passkeys.getByRole('list')).toBeHidden()
  await signOut(page)
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('This passkey is not known here')
  await expect(page).toHaveURL(/\/login/)
})

test('whose finger does not fit stays out, and is told what else to do', { tag: '@full' }, async ({
  page,
}) => {
  const authenticator = await addVirtualAuthenticator(page)
  await withoutAutofill(page)
  await signUp(page)
  await page.goto('/settings/account')
  await addPasskey(page, 'My phone')
  await signOut(page)
  await authenticator.verify(false)

  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('No passkey was chosen')
  await authenticator.verify(true)
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()

  await expect(page).toHaveURL('/')
})

test('after the password a passkey is asked for, and a recovery code does without it', {
  tag: '@full',
}, async ({ page }) => {
  const authenticator = await addVirtualAuthenticator(page)
  await withoutAutofill(page)
  const account = await signUp(page)
  await page.goto('/settings/account')
  await addPasskey(page, 'My phone')
  const factor = panel(page, 'Second factor')
  await factor.getByRole('button', { name: 'Use a passkey' }).click()
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  const codes = factor.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await factor.getByRole('button', { name: 'I have kept them' }).click()
  await expect(factor.getByText(/^A passkey is asked for since/)).toBeVisible()
  expect(await findLayoutFaults(page)).toEqual([])

  await signOut(page)
  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused()
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect(await findLayoutFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await signOut(page)
  await authenticator.verify(false)
  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Or a code').pressSequentially(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await authenticator.verify(true)
  await page.goto('/settings/account')
  await factor.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(account.password)
  await dialog.getByRole('button', { name: 'Use a passkey in place of the code' }).click()
  await expect(page.getByText('Your password alone signs in from now on.')).toBeVisible()
})

test('a passkey that somebody chooses in the list below the field signs in', async ({ page }) => {
  await addVirtualAuthenticator(page)
  await signUp(page)
  await page.goto('/settings/account')
  await addPasskey(page, 'My phone')
  await page.context().clearCookies()

  // The authenticator of the test chooses the only one by itself.
  await page.goto('/login?next=/settings/account')

  await expect(page).toHaveURL('/settings/account')
  await expect(panel(page, 'Passkeys').getByText(/last used today/)).toBeVisible()
})
