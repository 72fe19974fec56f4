import { expect, test } from '@playwright/test'
import {
  chooseLanguage,
  codeIn,
  editorOf,
  modifier,
  openProblem,
  showCode,
  writeCode,
} from './support/problem-page.ts'
import { typistAt } from './support/typist.ts'

const title = 'First Echo'

test('code survives a reload and a change of language, each language its own', async ({ page }) => {
  await openProblem(page, title)
  await chooseLanguage(page, 'cpp')
  await writeCode(page, '// mine in C++\n')
  await chooseLanguage(page, 'java')
  await expect(editorOf(page)).toContainText('class')
  await writeCode(page, '// mine in Java\n')
  await page.waitForTimeout(1000)
  await page.reload()

  await showCode(page)
  await expect(editorOf(page)).toContainText('// mine in Java')
  await chooseLanguage(page, 'cpp')

  await expect(editorOf(page)).toContainText('// mine in C++')
})

test('code reaches the server without being saved and opens in another browser', async ({
  page,
  browser,
}) => {
  const id = await openProblem(page, title)
  await chooseLanguage(page, 'python')
  const isSaved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/draft/') && answer.ok(),
    { timeout: 30_000 },
  )
  await writeCode(page, '# on my other machine\n')
  await isSaved
  const other = await browser.newContext({
    storageState: { cookies: await page.context().cookies(), origins: [] },
  })
  const secondPage = await other.newPage()

  await secondPage.goto(new URL(`/problemcontent/${id}`, page.url()).href)
  await showCode(secondPage)

  await expect(editorOf(secondPage)).toContainText('# on my other machine')
  await other.close()
})

test('a change on another device offers both versions, and the chosen one stays', async ({ page }) => {
  const id = await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, '# first\n')
  await page.keyboard.press(`${modifier}+s`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const elsewhere = await page.request.put(`/api/draft/${id}/python`, {
    data: { code: '# elsewhere\n', revision: 1 },
  })
  expect(elsewhere.ok()).toBe(true)

  await writeCode(page, '# mine\n')
  await page.getByRole('button', { name: 'Show the other version' }).click()
  const difference = page.getByRole('table', { name: 'From your version to the other one' })
  await expect(difference.getByRole('row', { name: /Added: # elsewhere/ })).toBeVisible()
  await page.getByRole('button', { name: 'Use the other version' }).click()

  await expect(editorOf(page)).toContainText('# elsewhere')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a second tab follows the first', async ({ page, context }) => {
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  const second = await context.newPage()
  await second.goto(page.url())
  await showCode(second)
  await chooseLanguage(second, 'python')

  await writeCode(page, '# typed in the first tab\n')

  await expect(editorOf(second)).toContainText('# typed in the first tab')

  // A tab that gets the focus again keeps its caret.
  const there = typistAt(second)
  await editorOf(second).focus()
  await there.press(`${modifier}+End`)
  await there.type('a = 1\nb = 2')
  await there.press('ArrowUp')
  await expect(editorOf(page)).toContainText('b = 2')
  await editorOf(page).focus()
  const here = typistAt(page)
  await here.press(`${modifier}+Home`)
  await here.type('# and on top\n')
  await expect.poll(() => codeIn(second)).toContain('# and on top\n')
  await there.type('0')
  expect(await codeIn(second)).toBe('# and on top\n# typed in the first tab\na = 10\nb = 2')
})

test('reset asks, restores the starter code, and Undo brings everything back', async ({ page }) => {
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, '# dear to me\n')
  await page.getByRole('button', { name: 'Reset code' }).click()
  await expect(
    page.getByText('Are you sure you want to reset your code? All changes will be lost.'),
  ).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset code' }).click()
  await expect(editorOf(page)).toContainText('first_echo')

  await page.getByRole('button', { name: 'Undo' }).click()

  await expect(editorOf(page)).toHaveText('# dear to me')
})
