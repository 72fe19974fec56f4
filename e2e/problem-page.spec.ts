import { expect, test } from '@playwright/test'
import {
  chooseLanguage,
  codeIn,
  editorOf,
  expectVerdict,
  isPhone,
  modifier,
  openProblem,
  typeCode,
  writeCode,
} from './support/problem-page.ts'
import { inputMethodAt, typistAt } from './support/typist.ts'

const title = 'First Echo'

test('the keyboard runs, submits, saves without submitting, and leaves the editor', async ({ page }) => {
  test.skip(isPhone(page), 'A phone has no such keys.')
  const id = await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await typeCode(page, 'print("1 2")')
  await page.keyboard.press(`${modifier}+s`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await (await page.request.get(`/api/problem/submittedProblem/${id}`)).json()).toEqual([])

  await page.keyboard.press(`${modifier}+'`)
  await expectVerdict(page, 'Wrong Answer')
  expect(await (await page.request.get(`/api/problem/submittedProblem/${id}`)).json()).toEqual([])
  await editorOf(page).focus()
  await page.keyboard.press('Escape')
  await expect(editorOf(page)).not.toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Save, never submits')
})

test('the editor is maximised and minimised, and the console collapses to its head', async ({ page }) => {
  test.skip(isPhone(page), 'On phones the editor has the screen to itself.')
  await openProblem(page, title)
  const wide = async () => (await editorOf(page).boundingBox())?.width ?? 0
  const before = await wide()

  await page.getByRole('button', { name: 'Maximise the editor' }).click()
  await expect(page.getByRole('tab', { name: 'Description' })).toBeHidden()
  await expect.poll(wide).toBeGreaterThan(before + 300)
  await page.getByRole('button', { name: 'Minimise the editor' }).click()
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()
  await page.getByRole('button', { name: 'Collapse the console' }).click()

  await expect(page.getByRole('button', { name: 'Case 1' })).toBeHidden()
  await page.getByRole('button', { name: 'Reset code' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset code' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  // Playwright refuses a click while the toast covers the button.
  await page.getByRole('button', { name: /^Submit/ }).click({ trial: true, timeout: 3000 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open the console' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Case 1' })).toBeHidden()
})

test('the first Tab stop of the page leads to the editor', async ({ page }) => {
  test.skip(isPhone(page), 'A phone has no such keys.')
  await openProblem(page, title)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Go to the editor' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(editorOf(page)).toBeFocused()
})

test('Vim keys show their badge, Escape leaves the mode alone, and Tab in normal mode leaves the editor', {
  tag: '@full',
}, async ({ page }) => {
  test.skip(isPhone(page), 'A phone has no such keys.')
  await openProblem(page, title)
  await page.getByRole('button', { name: 'Editor settings' }).click()
  await page.getByLabel('Keys').selectOption({ label: 'Vim' })
  await page.keyboard.press('Escape')
  await expect(page.getByText('Vim keys')).toBeVisible()
  // The keymap is active a moment after its badge appears.
  await expect(page.locator('.cm-vimMode')).toBeVisible()

  await editorOf(page).focus()
  const mode = page.getByRole('status', { name: 'Vim mode' })
  await expect(mode).toHaveText('normal')
  await page.keyboard.type('ggdGityped in insert mode')
  await expect(mode).toHaveText('insert')
  await page.keyboard.press('Escape')
  await expect(editorOf(page)).toBeFocused()
  await expect(mode).toHaveText('normal')
  const typist = typistAt(page, { paceMs: 150 })
  await typist.type('oone two\nthree')
  await page.keyboard.press('Escape')
  await typist.type('u')
  expect(await codeIn(page)).toBe('typed in insert mode')
  for (const command of [':w', ':wq', ':x']) {
    await typist.type(`${command}\n`)
    const told = page.getByText('Your code is saved. Submit it when it is done.')
    await expect(told, command).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).last().click()
    await expect(told).toBeHidden()
    await editorOf(page).focus()
  }
  await editorOf(page).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(editorOf(page)).toBeFocused()
  const method = await inputMethodAt(page)
  await method.compose('d', 'di', '地')
  await method.take('地')
  await page.keyboard.press('Tab')

  await expect(editorOf(page)).toHaveText('typed in insert mode')
  await expect(editorOf(page)).not.toBeFocused()
})

test('Emacs keys move the caret', { tag: '@full' }, async ({ page }) => {
  test.skip(isPhone(page), 'A phone has no such keys.')
  await openProblem(page, title)
  await writeCode(page, 'one line')
  await page.getByRole('button', { name: 'Editor settings' }).click()
  await page.getByLabel('Keys').selectOption({ label: 'Emacs' })
  await page.keyboard.press('Escape')
  await expect(page.getByText('Emacs keys')).toBeVisible()

  await editorOf(page).focus()
  // The keymap is active a moment after its badge appears; until then this shortcut selects everything.
  await expect(async () => {
    await page.keyboard.press('Control+a')
    await expect(page.getByText('Ln 1, Col 1', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.press('Control+e')

  await expect(page.getByText('Ln 1, Col 9', { exact: true })).toBeVisible()
})

test('panes keep the size that they were given', async ({ page }) => {
  test.skip(isPhone(page), 'Phones have no panes.')
  await openProblem(page, title)
  const edge = page.getByRole('separator', { name: 'Width of the statement' })
  const place = async () => Math.round((await edge.boundingBox())?.x ?? 0)
  const before = await place()

  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(place).toBeGreaterThan(before + 20)
  const after = await place()
  await page.waitForTimeout(500)
  await page.reload()

  await expect.poll(place).toBe(after)
})

test('on a phone the statement lies over the code and closes by a touch outside or by choosing a tab', {
  tag: '@phone',
}, async ({ page }) => {
  await openProblem(page, title)
  const statement = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Statement' }).click()
  await expect(statement).toBeVisible()
  await page
    .getByText(/^\d+\. First Echo$/)
    .first()
    .click({ position: { x: 5, y: 5 } })
  await expect(statement).toBeHidden()

  await page.getByRole('button', { name: 'Statement' }).click()
  await expect(statement).toBeVisible()
  await page.getByRole('button', { name: 'Results', exact: true }).click()

  await expect(statement).toBeHidden()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(sideways).toBe(false)
})

test('an unknown problem says so', async ({ page }) => {
  await openProblem(page, title)

  await page.goto('/problemcontent/no-such-problem')

  await expect(page.getByText('There is no such problem.')).toBeVisible()
})
