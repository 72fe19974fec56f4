import { expect, type Page, test } from '@playwright/test'
import { fillLogin, newAccount, signInAsAdmin } from './support/account.ts'

test('an admin registers somebody, changes the role, suspends, deletes, and imports a file with bad rows', async ({
  page,
  browser,
}) => {
  test.slow()
  const somebody = newAccount()
  await signInAsAdmin(page)

  await page.goto('/registerUser')
  await page.getByLabel('Full Name').fill('Vera Journey')
  await fillLogin(page, somebody)
  await page.getByRole('main').getByRole('button', { name: 'User', exact: true }).click()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
  // A second browser of the affected user, to see how their session ends.
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, somebody)

  await page.goto('/getalluser')
  await page.getByPlaceholder('Search users...').fill(somebody.emailId)
  await expect(page.getByText('Showing 1 to 1 of 1 user')).toBeVisible()
  await choose(page, 'Edit role')
  await page.getByRole('dialog').getByLabel('Role').selectOption('Admin')
  await page.getByRole('button', { name: 'Make admin' }).click()
  await expect(page.getByText('Role updated successfully!')).toBeVisible()
  await theirs.goto('/getalluser')
  await expect(theirs.getByRole('heading', { name: 'Users' })).toBeVisible()

  await choose(page, 'Suspend')
  await page.getByLabel('Reason').fill('Shared the solutions.')
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(page.getByText('is suspended and signed out.')).toBeVisible()
  await theirs.goto('/')
  await expect(theirs).toHaveURL(/\/login/)
  await fillLogin(theirs, somebody)
  await theirs.getByRole('button', { name: 'Sign in' }).click()
  await expect(theirs.getByRole('alert')).toContainText('Shared the solutions.')

  await choose(page, 'Delete')
  await page.getByRole('button', { name: 'Delete user' }).click()
  await expect(page.getByText('No users found')).toBeVisible()
  await expect(page.getByText('Try a different search term')).toBeVisible()

  const imported = newAccount()
  await page.getByRole('button', { name: 'Import' }).click()
  await page
    .getByLabel('Or paste the rows')
    .fill(`name;email;team\nGood Row;${imported.emailId};A\nBad Row;no address;B\n`)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('The email is not valid')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Leave out the 1 row with faults' }).check()
  await page.getByRole('button', { name: 'Import 1 user' }).click()
  await expect(page.getByText('1 account was made')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download passwords' }).click()
  const file = await (await download).createReadStream()
  const lines = (await file.toArray()).join('').split('\r\n')
  const password = lines[1]?.split('","')[2]?.replace('"', '') ?? ''
  await signIn(theirs, { ...imported, password })

  await page.goto('/admin/audit')
  const events = page.getByRole('list', { name: 'Events' })
  await expect(events.getByRole('listitem').filter({ hasText: 'imported 1 account' }).first()).toBeVisible()
  await expect(
    events.getByRole('listitem').filter({ hasText: 'deleted the account of somebody erased' }).first(),
  ).toBeVisible()
})

async function signIn(page: Page, account: { emailId: string; password: string }): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, { firstName: '', ...account })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
}

/** Chooses an action of a user; on a large screen two of them have their own buttons, on phones all are in the menu. */
async function choose(page: Page, act: 'Edit role' | 'Suspend' | 'Delete'): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 1440) <= 768
  if (!isPhone && act !== 'Suspend') {
    const name = act === 'Edit role' ? 'Edit Vera Journey' : 'Delete Vera Journey'
    return page.getByRole('button', { name }).click()
  }
  await page.getByRole('button', { name: 'More for Vera Journey' }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
