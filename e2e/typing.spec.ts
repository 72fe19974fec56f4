import { expect, test } from '@playwright/test'
import {
  chooseLanguage,
  codeIn,
  editorOf,
  emptyEditor,
  isPhone,
  openProblem,
  solutionOf,
  typeCode,
} from './support/problem-page.ts'
import { inputMethodAt, typistAt } from './support/typist.ts'

const folder = 'first-echo'

// The test moves the page's clock by the pace between two keys, so that completion lists and delays behave as for a person.
test('programs come out as they were typed, with every suggestion that opens by itself', async ({ page }) => {
  test.slow()
  await page.clock.install()
  await openProblem(page, 'First Echo')
  const wait = (ms: number) => page.clock.runFor(ms)
  await chooseLanguage(page, 'python')
  let opened = 0
  const list = page.getByRole('listbox', { name: 'Completions' })
  const waitAndLook = async (ms: number) => {
    await wait(ms)
    opened += await list.count()
  }
  await typeCode(page, 'import sys\nn = 5\nm = n\nx = i\nreturn t\n', { paceMs: 150, wait: waitAndLook })
  // Otherwise Enter never had a suggestion to accept.
  expect(opened).toBeGreaterThan(0)

  await chooseLanguage(page, 'javascript')
  await typeCode(page, await solutionOf(folder, 'javascript'), { paceMs: 150, wait })
})

test('the list of suggestions takes nothing by itself, Tab takes, and Escape closes the list alone', async ({
  page,
}) => {
  test.skip(isPhone(page), 'A phone has no such keys.')
  await openProblem(page, 'First Echo')
  await chooseLanguage(page, 'python')
  const typist = typistAt(page)
  const list = page.getByRole('listbox', { name: 'Completions' })

  await emptyEditor(page)
  await typist.type('whil')
  await expect(list).toBeVisible()
  await typist.press('Escape')
  await expect(list).toBeHidden()
  await expect(editorOf(page)).toBeFocused()
  expect(await codeIn(page)).toBe('whil')

  await typist.type('e')
  await expect(list).toBeHidden()
  await typist.type(' Tru')
  await expect(list).toBeVisible()
  // A list that has just opened ignores Tab and arrows, because nobody has seen it yet.
  await typist.press('Shift')
  await typist.press('Tab')
  await typist.type(':\npri')
  await expect(list).toBeVisible()
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0)
  await typist.press('Shift')
  await typist.press('ArrowDown')
  await expect(list.getByRole('option', { selected: true })).toHaveText('print')
  await typist.press('Enter')
  expect(await codeIn(page)).toBe('while True:\n    print')

  await typist.press('Escape')
  await expect(editorOf(page)).not.toBeFocused()
})

test('Enter after a line that is longer than the editor shows the starts of the lines again', async ({
  page,
}) => {
  await openProblem(page, 'First Echo')
  await chooseLanguage(page, 'python')
  await emptyEditor(page)
  const sideways = () => page.locator('.cm-scroller').evaluate(({ scrollLeft }) => scrollLeft)
  await page.keyboard.insertText(`def f(a):\n    if ${'a'.repeat(200)}:`)
  await expect.poll(sideways).toBeGreaterThan(0)

  await page.keyboard.press('Enter')

  await expect.poll(sideways).toBe(0)
})

test('odd characters that were pasted are named, and repaired by one press outside of strings', async ({
  page,
}) => {
  await openProblem(page, 'First Echo')
  await chooseLanguage(page, 'python')
  await emptyEditor(page)
  await page.keyboard.insertText("print(\u201Ca\u201D)\u00A0# one\nb = 'c\u200Bd'")

  await expect(page.getByText(/^3 odd characters: U\+201C left double quotation mark/)).toBeVisible()
  await expect(
    page.getByText('One odd character in strings, which may be meant: U+200B zero width space.'),
  ).toBeVisible()
  await expect(page.getByTitle('U+00A0 no-break space')).toBeVisible()
  await page.getByRole('button', { name: 'Repair', exact: true }).click()
  await expect(page.getByText(/^3 odd characters/)).toBeHidden()
  await page.getByRole('button', { name: 'Repair in strings' }).click()

  await expect(page.getByText(/odd character/)).toHaveCount(0)
  expect(await codeIn(page)).toBe('print("a") # one\nb = \'cd\'')
})

for (const order of ['chrome', 'safari'] as const)
  test(`Enter and Escape of an input method belong to it alone, in the order of ${order}`, {
    tag: order === 'chrome' ? [] : '@full',
  }, async ({ page }) => {
    test.skip(isPhone(page), 'Input methods of phones have no such keys.')
    await openProblem(page, 'First Echo')
    const method = await inputMethodAt(page, { order })

    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await expect(palette).toBeVisible()
    await method.compose('s', 'sh', '设')
    await method.drop()
    await expect(palette).toBeVisible()
    await method.compose('f', 'First Echo')
    await method.take('First Echo')
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()

    await emptyEditor(page)
    await page.keyboard.type('# ')
    await method.compose('h', 'ha', '好')
    await method.drop()
    await expect(editorOf(page)).toBeFocused()
    await method.compose('h', 'ha', '好')
    await method.take('好')
    await expect.poll(() => codeIn(page)).toBe('# 好')

    await page.goto('/settings/time-zone')
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await zone.click()
    await method.compose('t', 'to')
    await method.take('Tokyo')
    await expect(zone).toHaveAttribute('aria-expanded', 'true')
    await expect(zone).toHaveValue('Tokyo')
  })
