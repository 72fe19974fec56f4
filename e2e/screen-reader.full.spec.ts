import { expect, type Page, test } from '@playwright/test'
import { createAccount } from './support/account.ts'
import {
  chooseLanguage,
  expectVerdict,
  isPhone,
  openProblem,
  press,
  solutionOf,
  writeCode,
} from './support/problem-page.ts'

/** The announcements of live regions since the page load, in order. */
interface Spoken {
  readonly since: (count: number) => Promise<string[]>
  readonly count: () => Promise<number>
}

declare global {
  var spokenWords: { readonly words: string; readonly isAssertive: boolean }[]
}

/** Records the announcements of live regions across client-side navigations. */
async function listened(page: Page): Promise<Spoken> {
  await page.addInitScript(() => {
    globalThis.spokenWords = []
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])'
    const last = new WeakMap<Element, string>()
    const listen = (target: Node | null) => {
      const region = (target instanceof Element ? target : target?.parentElement)?.closest(live)
      const words = region?.textContent.trim()
      if (!region || !words || last.get(region) === words) return
      last.set(region, words)
      const isAssertive = region.matches('[role="alert"], [aria-live="assertive"]')
      globalThis.spokenWords.push({ words, isAssertive })
    }
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        listen(target)
        for (const added of addedNodes) if (added instanceof Element && added.matches(live)) listen(added)
      }
    })
    observer.observe(document, { childList: true, characterData: true, subtree: true })
  })
  const all = () => page.evaluate(() => globalThis.spokenWords.map(({ words }) => words))
  return { since: async (count) => (await all()).slice(count), count: async () => (await all()).length }
}

const title = 'First Echo'

test('the way to a page is told by its title, and every page has its landmarks', async ({ page }) => {
  const account = await createAccount(page)
  const spoken = await listened(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Invalid Email')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/./)
  await email.fill(account.emailId)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => spoken.since(0)).toContainEqual(expect.stringMatching(/^Problems · CodeDojo$/))
  await hasLandmarks(page)

  const ways = [
    { path: '/submissions', name: 'Your submissions · CodeDojo' },
    { path: '/contest', name: 'Contests · CodeDojo' },
    { path: '/store', name: 'Store · CodeDojo' },
  ]
  for (const { path, name } of ways) {
    const before = await spoken.count()
    await goneTo(page, path)
    await expect.poll(() => spoken.since(before), { message: path }).toContain(name)
    await hasLandmarks(page)
  }
})

/** Navigates on the client, as a link does. */
async function goneTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page).toHaveURL(path)
}

async function hasLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

test('the judging is told station by station, and the verdict once and politely', async ({ page }) => {
  test.slow()
  const spoken = await listened(page)
  await openProblem(page, title)
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await chooseLanguage(page, 'python')

  for (const { code, verdict, words } of [
    {
      code: 'print("1 2")\n',
      verdict: 'Wrong Answer',
      words: /^Wrong Answer\. \d+ of \d+ cases passed, first failure/,
    },
    { code: 'print((\n', verdict: 'Compilation Error', words: /^Compilation Error\./ },
    {
      code: await solutionOf('first-echo', 'python'),
      verdict: 'Accepted',
      words: /^Accepted\. \d+ of \d+ cases passed\.$/,
    },
  ]) {
    const before = await spoken.count()
    if (isPhone(page)) await page.getByRole('button', { name: 'Code', exact: true }).click()
    await writeCode(page, code)
    await press(page, 'Submit')
    await expectVerdict(page, verdict)
    const told = await spoken.since(before)
    expect(
      told.filter((each) => words.test(each)),
      told.join('\n'),
    ).toHaveLength(1)
    expect(
      told.filter((each) => /^Sent$|queue|syntax|Compiling|^Judging/.test(each)).length,
      told.join('\n'),
    ).toBeGreaterThan(0)
    // Single test cases are not announced.
    expect(told.filter((each) => /case \d+ of/i.test(each))).toEqual([])
  }

  const assertive = await page.evaluate(() => globalThis.spokenWords.filter((each) => each.isAssertive))
  expect(assertive).toEqual([])
})

test('tables, pictures and differences have names', async ({ page }) => {
  test.slow()
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  for (const code of ['print("1 2")\n', 'import sys\nprint("1 3")\n']) {
    if (isPhone(page)) await page.getByRole('button', { name: 'Code', exact: true }).click()
    await writeCode(page, code)
    await press(page, 'Submit')
    await expectVerdict(page, 'Wrong Answer')
    await expect(page.getByRole('button', { name: /^Submit/ })).toBeEnabled()
  }
  await hasNames(page)

  await page.goto('/submissions')
  await expect(page.getByText('Showing 1 to 2 of 2 submissions')).toBeVisible()
  await hasNames(page)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('region', { name: 'Submitted code' }).first()).toBeVisible()
  await hasNames(page)
  await page.getByRole('link', { name: 'Compare with previous' }).click()
  const difference = page.getByRole('table', { name: 'What changed' })
  await expect(difference.getByRole('row').filter({ hasText: 'Added: import sys' })).toHaveCount(1)
  await expect(difference.getByRole('row').filter({ hasText: 'Removed: print("1 2")' })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 line removed, 2 added' })).toBeVisible()
  await hasNames(page)
})

/** Expects that everything that screen readers list by name has a name. */
async function hasNames(page: Page): Promise<void> {
  for (const role of ['table', 'img', 'figure', 'region', 'navigation'] as const) {
    const unnamed = page.getByRole(role, { name: /^$/ })
    expect(await unnamed.count(), `${role} without a name on ${page.url()}`).toBe(0)
  }
  const unnamedButtons = page.getByRole('button', { name: /^$/ }).or(page.getByRole('link', { name: /^$/ }))
  expect(await unnamedButtons.count(), `buttons without a name on ${page.url()}`).toBe(0)
}
