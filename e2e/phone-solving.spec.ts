import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { signInAsAdmin, signUp } from './support/account.ts'
import { createContest, registerForContest } from './support/contest.ts'
import {
  chooseLanguage,
  codeIn,
  editorOf,
  emptyEditor,
  expectVerdict,
  openProblem,
} from './support/problem-page.ts'
import { publishProblem } from './support/publish-problem.ts'
import { touchTypistAt } from './support/typist.ts'

const symbol = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Symbols' }).getByRole('button', { name, exact: true })

/** Types a program that subtracts, by touch: words on the keyboard, signs in the symbol bar. */
async function typeDifference(page: Page): Promise<void> {
  const keyboard = await touchTypistAt(page)
  const tapped = async (...names: string[]) => {
    for (const name of names) await symbol(page, name).tap()
  }
  // A plain textarea is shown while the editor is loading.
  await expect(page.locator('.cm-content')).toBeVisible()
  await emptyEditor(page)
  await keyboard.type('def main')
  await tapped('(', ')', ':')
  await keyboard.press('Enter')
  await keyboard.type('a, b ')
  await tapped('=')
  await keyboard.type(' mapp')
  await keyboard.press('Backspace')
  await tapped('(')
  await keyboard.type('int, input')
  await tapped('(', ')')
  await keyboard.type('.split')
  await tapped('(', ')', ')')
  await keyboard.press('Enter')
  await keyboard.type('print')
  await tapped('(')
  await keyboard.type('a ')
  await tapped('-')
  await keyboard.type(' b')
  await tapped(')')
  await keyboard.press('Enter')
  await keyboard.press('Backspace')
  await keyboard.type('main')
  await tapped('(', ')')
}

const difference = 'def main():\n    a, b = map(int, input().split())\n    print(a - b)\nmain()'

async function adminOf(browser: Browser): Promise<APIRequestContext> {
  const page = await (await browser.newContext()).newPage()
  await signInAsAdmin(page)
  return page.request
}

const smallest = 44

test('a learner types, runs, submits and reads the verdict by touch alone', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  test.slow()
  const id = await publishProblem(await adminOf(browser))
  await signUp(page)
  await page.goto(`/problemcontent/${id}`)
  await page.getByRole('button', { name: 'Code', exact: true }).tap()
  await chooseLanguage(page, 'python')

  await typeDifference(page)
  expect(await codeIn(page)).toBe(difference)

  await page.getByRole('button', { name: 'Run', exact: true }).tap()
  await expectVerdict(page, 'Accepted')
  await page.getByRole('button', { name: 'Statement' }).tap()
  await expect(page.getByText('Subtract')).toBeVisible()
  await page.getByRole('button', { name: 'Statement' }).tap()
  await expect(page.getByText('Subtract')).toBeHidden()
  await page.getByRole('button', { name: 'Submit', exact: true }).tap()
  await expect(page.getByText('2 of 2 cases passed', { exact: true })).toBeVisible({ timeout: 45_000 })
  await expectVerdict(page, 'Accepted')
})

test('a learner solves a problem of a contest by touch alone', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  test.slow()
  const contest = await createContest(browser)
  await signUp(page)
  await registerForContest(page.request, contest)
  await page.goto(`/contest/${contest.id}/problem/A`)
  await page.getByRole('button', { name: 'Code', exact: true }).tap()

  await typeDifference(page)
  expect(await codeIn(page)).toBe(difference)
  await page.getByRole('button', { name: 'Submit', exact: true }).tap()

  await expect(page.getByText('This problem is solved in the contest.')).toBeVisible({ timeout: 45_000 })
})

test('symbols stand on the keyboard, are large enough to touch, and never push the page', {
  tag: '@phone',
}, async ({ page }) => {
  await openProblem(page, 'First Echo')
  await editorOf(page).tap()
  const bar = page.getByRole('toolbar', { name: 'Symbols' })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible()

  await keyboardRaised(page, 300)

  const window = page.viewportSize()
  const bottom = async () => {
    const box = await bar.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(bottom).toBe((window?.height ?? 0) - 300)
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeInViewport({ ratio: 1 })
  for (const target of await bar
    .getByRole('button')
    .or(page.getByRole('navigation').getByRole('button'))
    .all()) {
    const box = await target.boundingBox()
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      (await target.textContent()) ?? '',
    ).toBeGreaterThanOrEqual(smallest)
  }
  await symbol(page, 'Undo').tap()
  await expect(editorOf(page)).toBeFocused()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)

  await page.getByRole('button', { name: 'Run', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Results' })).toHaveAttribute('aria-pressed', 'true')
})

test('symbols can be written where the editor cannot be loaded', { tag: '@phone' }, async ({ page }) => {
  await openProblem(page, 'First Echo')
  await page.route('**/assets/code-editor-*.js', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Code', exact: true }).tap()
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible()
  await editorOf(page).fill('print')
  await editorOf(page).tap()
  await editorOf(page).press('End')

  for (const name of ['(', ')', '←', "'", '→', ';']) await symbol(page, name).tap()
  await expect(editorOf(page)).toHaveValue("print(');")
  await symbol(page, 'Undo').tap()
  await expect(editorOf(page)).not.toHaveValue("print(');")

  await expect(editorOf(page)).toBeFocused()
})

/** Simulates the events of an opening on-screen keyboard, which scripts cannot open. */
async function keyboardRaised(page: Page, heightPx: number): Promise<void> {
  await page.evaluate((covered) => {
    const { visualViewport } = globalThis
    if (!visualViewport) throw new Error('There is no visual viewport.')
    const height = visualViewport.height - covered
    Object.defineProperty(visualViewport, 'height', { get: () => height })
    visualViewport.dispatchEvent(new Event('resize'))
  }, heightPx)
}
