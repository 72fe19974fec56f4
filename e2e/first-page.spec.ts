import { expect, type Page, test } from '@playwright/test'
import { createAccount, fillLogin, signUp } from './support/account.ts'
import { openProblem } from './support/problem-page.ts'

/** The paths below /api that the page requests. */
async function callsOf(page: Page): Promise<string[]> {
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return asked.map((address) => new URL(address).pathname).filter((path) => path.startsWith('/api/'))
}

/** Blocks all scripts, so that only the server's HTML is shown. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort())
}

test('the list of problems has its bar before any script', async ({ page }) => {
  await signUp(page)
  await withoutScripts(page)

  await page.goto('/')

  await expect(page.getByRole('banner').getByText('CodeDojo')).toBeVisible()
})

test('the mark stays where it stands while the page comes', async ({ page }) => {
  await signUp(page)
  await withoutScripts(page)
  await page.goto('/')
  const before = await page.getByRole('banner').getByText('CodeDojo').boundingBox()

  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByText(/^Showing/)).toBeVisible()

  expect(await page.getByRole('banner').getByText('CodeDojo').boundingBox()).toEqual(before)
})

/**
 * Holds back the scripts of the app, so that the page shows only its part above the fold, until the returned function releases
 * them.
 */
async function holdProgram(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held: string[] = []
  await page.route('**/assets/{first,frame}-*.js', async (route) => {
    held.push(route.request().url())
    await promise
    await route.continue()
  })
  return { held, letOn: resolve }
}

test('on a phone a statement can be read before the program is there, and stays where it stands', {
  tag: '@phone',
}, async ({ page }) => {
  const id = await openProblem(page, 'First Echo')
  const shifts = await watchShifts(page)
  const program = await holdProgram(page)
  const last = page.getByRole('heading', { name: 'Limits' })

  await page.goto(`/problemcontent/${id}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'First Echo' })).toBeVisible()
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  expect(program.held).not.toEqual([])
  program.letOn()
  await expect(page.getByRole('button', { name: 'Code', exact: true })).toBeVisible()

  expect(await last.boundingBox()).toEqual(before)
  expect(await shifts()).toBeLessThan(0.01)
})

test('on a phone the greeting is there before the program, and stays where it stands', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page)
  const shifts = await watchShifts(page)
  const program = await holdProgram(page)
  const greeting = page.getByRole('heading', { level: 1, name: 'Welcome, Meera' })

  await page.goto('/', { waitUntil: 'commit' })
  await expect(greeting).toBeVisible()
  const before = await greeting.boundingBox()
  expect(program.held).not.toEqual([])
  program.letOn()
  await expect(page.getByText(/^Showing/)).toBeVisible()

  expect(await greeting.boundingBox()).toEqual(before)
  expect(await shifts()).toBeLessThan(0.01)
})

/** Sums the layout shifts of the page that no input caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    const watch = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries()) if ('value' in entry) seen.shift += Number(entry.value)
    }
    new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate<number>('window.seen.shift')
}

test('visitors get no bar of a page that they may not open, and are not asked who they are', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  expect(asked).not.toContain('/api/user/check')
  await withoutScripts(page)
  await page.goto('/')
  await expect(page.getByText('CodeDojo', { exact: true })).toHaveCount(0)
})

/** Collects the browser's messages about unused preloads and violations of the Content-Security-Policy. */
async function watchComplaints(page: Page): Promise<string[]> {
  const told: string[] = []
  page.on(
    'console',
    (message) => /preload|Content Security/.test(message.text()) && told.push(message.text()),
  )
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', () => console.log('Content Security Policy'))
  })
  return told
}

/** Expects that the page uses all preloaded answers of its HTML and requests none of them. */
async function expectAnswersUsed(page: Page, html: string | undefined, call: string): Promise<void> {
  const early = [...(html ?? '').matchAll(/ data-answer="([^"]*)"/g)].map(([, path]) => path)
  expect(early).toContain(call)
  // An unused answer would later be taken as fresh.
  await expect(page.locator('script[data-answer]')).toHaveCount(0)
  expect((await callsOf(page)).filter((path) => early.includes(path))).toEqual([])
}

for (const path of ['/', '/plans'])
  test(`the answers in the HTML of ${path} are used, and none is asked for`, async ({ page }) => {
    await signUp(page)
    const told = await watchComplaints(page)

    await page.goto('/terms')
    // A new account first saves the browser's time zone and then reloads some queries.
    await expect(page.getByRole('button', { name: /streak/ }).locator('visible=true')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const response = await page.goto(path)
    // The part above the fold and the page below it have one heading each.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()

    await expectAnswersUsed(page, await response?.text(), '/api/user/check')
    expect(told).toEqual([])
  })

test('the answers in the HTML of a problem are used, and none is asked for', async ({ page }) => {
  const told = await watchComplaints(page)
  const id = await openProblem(page, 'First Echo')

  const response = await page.goto(`/problemcontent/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'First Echo' })).toBeVisible()

  await expectAnswersUsed(page, await response?.text(), `/api/draft/${id}`)
  expect(told).toEqual([])
})

test('the answer in the HTML of the sign-in page is used, and not asked for', async ({ page }) => {
  const told = await watchComplaints(page)

  const response = await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await expectAnswersUsed(page, await response?.text(), '/api/user/signInWays')
  expect(told).toEqual([])
})

test('who comes back to a page sees what has changed meanwhile', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await expect(page.getByText('· 0 lists ·')).toBeVisible()
  await page.goto('/terms')
  const made = await page.request.post('/api/lists', { data: { name: 'Made meanwhile' } })
  expect(made.ok()).toBe(true)

  await page.goBack()

  await expect(page.getByText('· 1 list ·')).toBeVisible()
})

test('who signs in after a page was not for them is not taken for a visitor again', async ({ page }) => {
  const account = await createAccount(page)
  await page.goto('/')

  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page.getByText(/^Showing/)).toBeVisible()
})
