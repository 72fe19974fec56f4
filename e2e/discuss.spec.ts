import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { signInAsAdmin, signUp } from './support/account.ts'
import { makeConnectionBreakable } from './support/make-connection-breakable.ts'
import { touchTypistAt } from './support/typist.ts'

const newRoom = () => `round-${randomUUID().slice(0, 8)}`

function fieldOf(page: Page, room: string) {
  return page.getByRole('textbox', { name: `Message in #${room}` })
}

function logOf(page: Page) {
  return page.getByRole('log')
}

async function say(page: Page, room: string, text: string): Promise<void> {
  await fieldOf(page, room).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(fieldOf(page, room)).toHaveValue('')
}

async function roomMade(page: Page, room: string): Promise<void> {
  await page.goto('/discuss')
  await expect(page.getByText('(Online)')).toBeVisible()
  await page.getByRole('button', { name: 'Create Room' }).click()
  await page.getByPlaceholder('Enter room ID').fill(room)
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('heading', { name: `Chat in #${room}` })).toBeVisible()
}

/** The page of a new user in another browser, in the room. */
async function joinedBySomebody(browser: Browser, room: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signUp(page)
  await page.goto(`/discuss?room=${room}`)
  await expect(page.getByText('(Online)')).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${room}`) })).toBeVisible()
  return page
}

test('two people talk in a room of their own; who loses the network for a while misses and doubles nothing', async ({
  page,
  browser,
}) => {
  test.slow()
  const room = newRoom()
  const line = await makeConnectionBreakable(page)
  await signUp(page)
  await roomMade(page, room)
  await expect(page.getByText(`No messages yet in #${room}`)).toBeVisible()
  const other = await joinedBySomebody(browser, room)
  await expect(page.getByRole('button', { name: /Global Room/ })).toContainText(/\d+ online/)

  await say(other, room, 'Do you skip stale heap entries?')
  await expect(logOf(page)).toContainText('Do you skip stale heap entries?')
  await fieldOf(page, room).fill('```python\nif cost > best[node]:\n    continue\n```')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(logOf(other).locator('pre .tok-keyword').first()).toHaveText('if')

  await line.cut()
  await expect(page.getByText('(Offline)')).toBeVisible()
  for (const number of [1, 2, 3, 4]) await say(other, room, `Missed ${number}`)
  await say(page, room, 'Written without a network')
  await expect(logOf(page)).toContainText('Waiting to be sent')
  await line.mend()
  await expect(page.getByText('(Online)')).toBeVisible()

  const wanted = ['Missed 1', 'Missed 2', 'Missed 3', 'Missed 4', 'Written without a network']
  for (const each of [page, other])
    await expect(logOf(each).getByText(/^(Missed \d|Written without a network)$/)).toHaveText(wanted)
  await expect(logOf(page)).not.toContainText('Waiting to be sent')

  await fieldOf(page, room).press('ArrowUp')
  await page.getByRole('textbox', { name: 'Edit the message' }).fill('Mended')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(logOf(other)).toContainText('edited')
  await expect(logOf(other)).toContainText('Mended')
  await logOf(page).getByRole('button', { name: 'More for the message of you' }).last().click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(logOf(other)).toContainText('Removed')
  await expect(logOf(other)).not.toContainText('Mended')
  await page.reload()
  await expect(logOf(page)).toContainText('Missed 4')
  await other.context().close()
})

test('a taken and an unknown room are refused in the words of the server, and two tabs are still to come', async ({
  page,
}) => {
  await signUp(page)
  await roomMade(page, newRoom())

  await page.getByRole('button', { name: 'Create Room' }).click()
  await page.getByPlaceholder('Enter room ID').fill('global')
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Room error: ')
  await page.keyboard.press('Escape')
  await page.goto(`/discuss?room=${newRoom()}`)
  await expect(page.getByRole('alert')).toContainText('Room error: ')
  await page.getByRole('button', { name: 'Go to the other rooms' }).click()
  await expect(page.getByRole('heading', { name: 'Chat in #global' })).toBeVisible()

  for (const title of ['Video', 'Code']) {
    await page.getByRole('tab', { name: title }).click()
    await expect(page.getByText(`${title} Coming Soon!`)).toBeVisible()
    await expect(page.getByText("We're working hard on it")).toBeVisible()
  }
})

test('a reported message is removed by an admin, and its author is kept from writing', async ({
  page,
  browser,
}) => {
  const room = newRoom()
  await signUp(page)
  await roomMade(page, room)
  const rude = await joinedBySomebody(browser, room)
  await say(rude, room, `Rude in ${room}`)
  await expect(logOf(page)).toContainText(`Rude in ${room}`)

  await logOf(page)
    .getByRole('button', { name: /^More for the message of/ })
    .click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await page.getByLabel('Reason').fill('It hurts.')
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Reported. An admin will look at it.')).toBeVisible()

  const asAdmin = await (await browser.newContext()).newPage()
  await signInAsAdmin(asAdmin)
  await asAdmin.goto('/admin/rooms')
  const report = asAdmin.getByRole('article').filter({ hasText: room })
  await expect(report).toContainText('It hurts.')
  await report.getByRole('button', { name: 'Silence' }).click()
  await asAdmin.getByRole('menuitem', { name: 'For 1 day' }).click()
  await expect(report).toContainText('may not write until')
  await report.getByRole('button', { name: 'Remove message' }).click()
  await asAdmin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(report).toHaveCount(0)

  await expect(logOf(page)).toContainText('Removed by an admin')
  await expect(logOf(page)).not.toContainText('Rude in')
  await rude.reload()
  await expect(rude.getByText('An admin keeps you from writing until')).toBeVisible()
  await asAdmin.getByRole('button', { name: 'Rooms', exact: true }).click()
  await asAdmin.getByRole('searchbox', { name: 'Search rooms' }).fill(room)
  await asAdmin.getByRole('button', { name: `Close ${room}` }).click()
  await asAdmin.getByRole('alertdialog').getByRole('button', { name: 'Close room' }).click()
  await expect(asAdmin.getByText('Closed', { exact: true })).toBeVisible()
  for (const each of [rude, asAdmin]) await each.context().close()
})

test('on a phone a room is a screen of its own, Enter makes lines, and code without a fence stays code', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/discuss')

  await page.getByRole('button', { name: /^Global Room/ }).click()
  await expect(page.getByRole('banner')).toHaveCount(0)
  const text = `Tea for $5 or $10 in ${randomUUID().slice(0, 8)}`
  await expect(page.getByText('Enter adds a line, the button sends')).toBeVisible()
  await fieldOf(page, 'global').tap()
  const typist = await touchTypistAt(page)
  await typist.type(`${text}\nfor n in a:\n    total += __f__(n) * n * 2\n`)
  await expect(page.getByText('Looks like code: sent as a code block.')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(logOf(page).getByText(text)).toBeVisible()
  await expect(logOf(page).locator('pre').last()).toHaveText('for n in a:\n    total += __f__(n) * n * 2')
  await page.getByRole('button', { name: 'All rooms' }).click()

  await expect(page.getByRole('tab', { name: 'Chat' })).toBeVisible()
  await expect(fieldOf(page, 'global')).toHaveCount(0)
})
