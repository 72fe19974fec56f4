import { expect, type Page, test } from '@playwright/test'
import { createAccount, signInAsAdmin, signUp } from './support/account.ts'
import { modifier } from './support/problem-page.ts'
import { differenceProgram, publishProblem } from './support/publish-problem.ts'
import { typeProgram } from './support/type-program.ts'
import { typistAt } from './support/typist.ts'

/** The most tab stops before a target: more than any page has. */
const mostStops = 120

/** Presses Tab until the element with this name has the focus. Checks at every stop that the focus is visible and moves on. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await focusedStop(page)
    expect(stop.isSeen, `The focus on "${stop.name}" cannot be seen.`).toBe(true)
    if (name.test(stop.name)) return
  }
  throw new Error(`Tab does not lead to ${name}.`)
}

interface Stop {
  readonly name: string
  readonly isSeen: boolean
}

/**
 * The accessible name of the focused element, and whether its focus is visible: by a ring, a border, a caret or a background.
 */
async function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', isSeen: true }
    const looks = () => {
      const marked = [element, element.closest('tr, li, label, .input'), element.parentElement]
      return marked.map((one) => {
        const { outline, boxShadow, borderColor, backgroundColor } = one ? getComputedStyle(one) : {}
        return [outline, boxShadow, borderColor, backgroundColor].join()
      })
    }
    const settled = () => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))
    const name =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]?.textContent
        : element.textContent) ??
      ''
    const box = element.getBoundingClientRect()
    const focused = looks()
    element.blur()
    await settled()
    const rest = looks()
    element.focus({ preventScroll: true })
    const isOnPage = box.bottom > 0 && box.top < innerHeight && box.width > 0
    const hasCaret = element.isContentEditable
    return { name: name.trim(), isSeen: isOnPage && (hasCaret || focused.join() !== rest.join()) }
  })
}

test('everything from signing in to an Accepted verdict is done with the keyboard alone', async ({
  page,
  browser,
}) => {
  test.slow()
  const adminPage = await (await browser.newContext()).newPage()
  await signInAsAdmin(adminPage)
  const id = await publishProblem(adminPage.request)
  const answer = await adminPage.request.get(`/api/problem/problemById/${id}`)
  const { title }: { title: string } = await answer.json()
  const account = await createAccount(page)

  await page.goto('/login')
  await tabTo(page, /^Email$/)
  await page.keyboard.type(account.emailId)
  await tabTo(page, /^Password$/)
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

  await page.keyboard.press('Tab')
  expect((await focusedStop(page)).name).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search by title' })).toBeFocused()
  await page.keyboard.type(title)
  await expect(page.getByText('Showing 1 to 1 of 1 problems')).toBeVisible()
  await expect(page).toHaveURL(/\?q=/)
  await tabTo(page, new RegExp(`^${title}$`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/problemcontent/${id}`)

  await tabTo(page, /^Go to the editor$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Code editor/ })).toBeFocused()
  await leavesTheEditor(page)
  await tabTo(page, /^Code editor/)
  await page.keyboard.press('Escape')
  await tabBackTo(page, /^Language$/)
  await page.keyboard.type('Py')
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('python')
  await tabTo(page, /^Code editor/)
  await page.keyboard.press(`${modifier}+a`)
  await page.keyboard.press('Backspace')
  await typeProgram(page, typistAt(page), differenceProgram)

  await page.keyboard.press(`${modifier}+Enter`)

  const spoken = page.getByRole('status').filter({ hasText: 'Accepted. 2 of 2 cases passed.' })
  await expect(spoken).toBeAttached({ timeout: 45_000 })
  await expect(page.getByRole('textbox', { name: /Code editor/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await tabTo(page, /^Submit/)
  const judged = page.waitForResponse(/\/api\/submission\/submit\//)
  await page.keyboard.press('Enter')
  await judged
  await expect(spoken).toBeAttached({ timeout: 45_000 })
  await expect(page.getByRole('button', { name: /^Submit/ })).toBeFocused()
})

/** Leaves the code editor, where Tab indents: Escape, then Tab. */
async function leavesTheEditor(page: Page): Promise<void> {
  const editor = page.getByRole('textbox', { name: /Code editor/ })
  const before = await editor.textContent()
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()
  expect(await editor.textContent()).not.toBe(before)
  await page.keyboard.press(`${modifier}+z`)
  await page.keyboard.press('Escape')
  await expect(editor).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
  expect((await focusedStop(page)).name).not.toBe('')
}

/** Presses Shift+Tab until the element with this name has the focus. */
async function tabBackTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Shift+Tab')
    if (name.test((await focusedStop(page)).name)) return
  }
  throw new Error(`Shift and Tab do not lead to ${name}.`)
}

test('Tab goes round a page without a trap, and each stop can be seen', { tag: '@full' }, async ({
  page,
}) => {
  test.slow()
  for (const path of ['/login', '/signup']) expect(await roundOn(page, path), path).toBeGreaterThan(3)
  await signUp(page)
  for (const path of ['/submissions', '/contest', '/profile'])
    expect(await roundOn(page, path), path).toBeGreaterThan(10)
})

async function roundOn(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  return roundOf(page)
}

/** The number of tab stops until the focus is back at the start. */
async function roundOf(page: Page): Promise<number> {
  await page.keyboard.press('Tab')
  const first = await page.evaluateHandle(() => document.activeElement)
  for (let stops = 1; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await focusedStop(page)
    expect(stop.isSeen, `The focus on "${stop.name}" cannot be seen.`).toBe(true)
    if (await first.evaluate((element) => element === document.activeElement)) return stops
  }
  throw new Error('Tab does not come round.')
}
