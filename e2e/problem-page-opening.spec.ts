import { expect, type Page, test } from '@playwright/test'
import { editorOf, openProblem } from './support/problem-page.ts'

const title = 'First Echo'
const lineOf = (page: Page) => page.locator('.cm-line').first()

/** Opens the problem at its statement, with the account of before. */
async function openAgain(page: Page): Promise<void> {
  await page.goto(new URL(page.url()).pathname)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('what is typed before the editor has come is kept, and typing goes on in it', async ({ page }) => {
  await openProblem(page, title)
  const { promise: hasCome, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/code-editor-*.js', async (route) => {
    await hasCome
    await route.continue()
  })
  await openAgain(page)

  await editorOf(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('ear')
  come()
  await expect(lineOf(page)).toContainText(/^ear/)
  await page.keyboard.type('ly')

  await expect(lineOf(page)).toContainText(/^early/)
})

test('where the editor cannot be loaded code can be written, and Retry brings the editor', async ({
  page,
}) => {
  await openProblem(page, title)
  await page.route('**/assets/code-editor-*.js', (route) => route.abort())
  await openAgain(page)
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible()
  await editorOf(page).fill('kept')

  await page.unroute('**/assets/code-editor-*.js')
  await page.getByRole('button', { name: 'Retry' }).click()

  await expect(lineOf(page)).toHaveText('kept')
})

test('a panel that cannot be loaded says so, and Retry shows it', async ({ page }) => {
  await openProblem(page, title)
  await page.route('**/assets/submissions-panel-*.js', (route) => route.abort())
  await openAgain(page)

  await page.getByRole('tab', { name: 'Submissions' }).click()
  await expect(page.getByText('Your submissions could not be loaded.')).toBeVisible()
  await page.unroute('**/assets/submissions-panel-*.js')
  await page.getByRole('button', { name: 'Retry' }).click()

  await expect(page.getByText('No Submissions Yet')).toBeVisible()
})

test('a phone loads the editor when somebody is there, not with the statement', { tag: '@phone' }, async ({
  page,
}) => {
  await openProblem(page, title)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAgain(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/code-editor-'))).toEqual([])

  await page.getByRole('button', { name: 'Code', exact: true }).tap()

  await expect(page.locator('.cm-content')).toBeVisible()
})
