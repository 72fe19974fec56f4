import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { fillLogin, signedOutAccount, signedUp } from './support/account.ts'
import { openProblem } from './support/problem-page.ts'
import { skipOnPhone } from './support/what-is-looked-at.ts'

const entriesSchema = z.array(z.object({ path: z.string(), asker: z.string() }))

/** What the page has asked for under /api, and whether its HTML or its program did. */
async function callsOf(page: Page) {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      asker: entry instanceof PerformanceResourceTiming ? entry.initiatorType : '',
    })),
  )
  return entriesSchema.parse(entries).filter(({ path }) => path.startsWith('/api/'))
}

/** Without the program: what the server's HTML alone shows. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort())
}

test('the list of problems has its bar before any script', async ({ page }) => {
  await signedUp(page)
  await withoutScripts(page)

  await page.goto('/')

  await expect(page.getByRole('banner').getByText('CodeDojo')).toBeVisible()
})

test('the mark stays where it stands while the page comes', async ({ page }) => {
  await signedUp(page)
  await withoutScripts(page)
  await page.goto('/')
  const before = await page.getByRole('banner').getByText('CodeDojo').boundingBox()

  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByText(/^Showing/)).toBeVisible()

  expect(await page.getByRole('banner').getByText('CodeDojo').boundingBox()).toEqual(before)
})

test('visitors get no bar of a page that they may not open, and are not asked who they are', async ({
  page,
}) => {
  skipOnPhone()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  expect(asked).not.toContain('/api/user/check')
  await withoutScripts(page)
  await page.goto('/')
  await expect(page.getByText('CodeDojo', { exact: true })).toHaveCount(0)
})

/** Keeps in the page what its program asks for, whether the answer had come early or not, and what the browser complains of. */
async function watchCalls(page: Page): Promise<string[]> {
  const told: string[] = []
  page.on(
    'console',
    (message) => /preload|Content Security/.test(message.text()) && told.push(message.text()),
  )
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', () => console.log('Content Security Policy'))
    const ask = window.fetch
    const asked: string[] = []
    Object.assign(window, { asked })
    window.fetch = (...question) => {
      asked.push(new URL(String(question[0]), location.href).pathname)
      return ask(...question)
    }
  })
  return told
}

async function expectEarlyCallsUsed(page: Page, call: string): Promise<void> {
  const calls = await callsOf(page)
  const early = calls.filter(({ asker }) => asker === 'link').map(({ path }) => path)
  expect(early).toContain(call)
  // An answer that nobody asks for would be found, old, by whoever asks later.
  await expect
    .poll(async () => {
      const asked = z.array(z.string()).parse(await page.evaluate('window.asked'))
      return early.filter((path) => !asked.includes(path))
    })
    .toEqual([])
  const late = (await callsOf(page)).filter(({ asker }) => asker === 'fetch').map(({ path }) => path)
  expect(late.filter((path) => early.includes(path))).toEqual([])
}

for (const path of ['/', '/plans'])
  test(`what the HTML of ${path} has asked for is used, and asked for once`, async ({ page }) => {
    await signedUp(page)
    const told = await watchCalls(page)

    await page.goto('/terms')
    // A new account takes the browser's time zone first, and then asks for some things anew.
    await expect(page.getByRole('button', { name: /streak/ }).locator('visible=true')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()

    await expectEarlyCallsUsed(page, '/api/user/check')
    expect(told).toEqual([])
  })

test('what the HTML of a problem has asked for is used, and asked for once', async ({ page }) => {
  const told = await watchCalls(page)
  const id = await openProblem(page, 'First Echo')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'First Echo' })).toBeVisible()

  await expectEarlyCallsUsed(page, `/api/draft/${id}`)
  expect(told).toEqual([])
})

test('what the HTML of the sign-in page has asked for is used, and asked for once', async ({ page }) => {
  const told = await watchCalls(page)

  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await expectEarlyCallsUsed(page, '/api/user/signInWays')
  expect(told).toEqual([])
})

test('who signs in after a page was not for them is not taken for a visitor again', async ({ page }) => {
  skipOnPhone()
  const account = await signedOutAccount(page)
  await page.goto('/')

  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page.getByText(/^Showing/)).toBeVisible()
})
