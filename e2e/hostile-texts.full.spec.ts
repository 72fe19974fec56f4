import { randomUUID } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page, request } from '@playwright/test'
import { admin, type Installation, startInstallation } from './installation.ts'
import { signUp } from './support/account.ts'
import { hostileText, hostileTexts } from './support/hostile-markup.ts'
import { publishProblem } from './support/publish-problem.ts'

// A text runs nothing wherever it is shown; and if one slipped through, the policy of the pages would stop it. The installation is of
// their own: other journeys look at every screen, also for torn words.

let installation: Installation | undefined
const test = base.extend({ baseURL: async ({ playwright: _ }, use) => use(installation?.url) })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  installation = await startInstallation()
})
// There is none on phones, where all of this is skipped.
test.afterAll(() => installation?.stop())

/** A word by which a hostile text is found on a page. */
const newWord = () => `Hostile${randomUUID().slice(0, 8)}`

async function asAdmin(baseURL: string | undefined): Promise<APIRequestContext> {
  const context = await request.newContext({ ...(baseURL !== undefined && { baseURL }) })
  await context.post('/api/user/login', { data: { emailId: admin.email, password: admin.password } })
  return context
}

/** Notes violations of the policy by scripts, and dialogs. */
async function watchPage(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.exposeFunction('tellViolation', (directive: string) => seen.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation')
      if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI}`)
    })
  })
  return seen
}

const scriptsRun = (page: Page) => page.evaluate<number>('window.hostile ?? 0')

/** Opens the page and waits for the text with this word, or for a heading: nothing has run, and nothing is there that could. */
async function expectHarmless(page: Page, path: string, word: string): Promise<void> {
  await page.goto(path)
  await expect(word === '' ? page.locator('h1').first() : page.getByText(word).first()).toBeVisible()
  const risky = page.locator(
    [
      '[onerror], [onload], [onfocus], [ontoggle], [onbegin], iframe[srcdoc], object, embed, base, meta[http-equiv=refresh]',
      'body script:not([src]):not([type="application/json"])',
      ...['javascript:', 'vbscript:', 'data:'].map((scheme) => `a[href^="${scheme}" i]`),
    ].join(', '),
  )
  await expect(risky).toHaveCount(0)
  expect([path, await scriptsRun(page)]).toEqual([path, 0])
}

test('a text runs nothing in statements, courses, goods, contests, profiles and addresses', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const word = newWord()
  const manager = await asAdmin(baseURL)
  const made = async (path: string, data: object) => {
    const answer = await manager.post(`/api${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { _id }: { _id: string } = await answer.json()
    return _id
  }
  const long = hostileText(word, 8000)
  const title = `${word} <img src=x onerror=hostile=1>`
  const problemId = await publishProblem(manager, {
    title,
    description: long,
    hints: [hostileText(word, 900)],
    editorial: long,
    visibleTestCases: [{ input: '5 3\n', output: '2\n', explanation: hostileText(word, 900) }],
  })
  const courseId = await made('/course/addCourse', {
    ...{ CourseName: title, CourseDescription: hostileText(word, 1900), CoursePrice: 499 },
    ...{ validityDays: 30, CourseMentor: title.slice(0, 60), outcomes: [title] },
  })
  await made('/goodies/addgoodies', {
    ...{ productName: title, productDescription: hostileText(word, 900), productPrice: 449, quantity: 5 },
  })
  const contestId = await made('/admin/contest', {
    ...{ name: title, description: hostileText(word, 3900), minutes: 90, rule: 'icpc', visibility: 'public' },
    ...{ startsAt: new Date(Date.now() + 3_600_000).toISOString(), code: '', languages: ['python'] },
    ...{ penaltyMinutes: 20, freezeMinutes: 15, isRated: false, problems: [] },
  })
  await manager.dispose()
  const seen = await watchPage(page)
  await signUp(page)
  const profile = await page.request.get('/api/profile')
  const { savedAt: _, ...fields }: Record<string, unknown> = await profile.json()
  const named = { firstName: word, lastName: '<img src=x onerror=hostile=1>', bio: hostileText(word, 900) }
  const saved = await page.request.put('/api/profile', { data: { ...fields, ...named } })
  expect(saved.ok(), await saved.text()).toBe(true)

  await expectHarmless(page, `/problemcontent/${problemId}`, word)
  await expectHarmless(page, '/problems', word)
  await expectHarmless(page, `/explore/${courseId}`, word)
  await expectHarmless(page, '/explorecourses', word)
  await expectHarmless(page, '/store', word)
  await expectHarmless(page, `/contest/${contestId}`, word)
  await expectHarmless(page, '/profile', word)
  const script = encodeURIComponent('"><script>window.hostile=1</script>')
  await expectHarmless(page, `/certificate/${script}`, '')
  await expectHarmless(page, `/signup?invitation=${script}&next=javascript:window.hostile=1`, '')

  expect(seen.filter((one) => !one.startsWith('img-src'))).toEqual([])
})

test('a text runs nothing in a room, nor what a program printed in its verdict', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const word = newWord()
  const manager = await asAdmin(baseURL)
  const problemId = await publishProblem(manager)
  await manager.dispose()
  const seen = await watchPage(page)
  await signUp(page)
  const data = { code: `print(${JSON.stringify(hostileText(word, 4000))})`, language: 'python' }
  const judged = await page.request.post(`/api/submission/submit/${problemId}`, { data, timeout: 90_000 })
  const { submissionId }: { submissionId: string } = await judged.json()

  await page.goto('/discuss')
  await expect(page.getByText('(Online)')).toBeVisible()
  await page.getByRole('button', { name: /Global Room/ }).click()
  const field = page.getByRole('textbox', { name: /^Message in/ })
  await field.fill(hostileText(word, 3900))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(field).toHaveValue('')

  await expectHarmless(page, '/discuss', word)
  await expectHarmless(page, `/submission/${submissionId}`, word)
  expect(seen.filter((one) => !one.startsWith('img-src'))).toEqual([])
})

/** Writes each text into the page as HTML, which nothing of ours does, and presses what can be pressed. */
async function writeAsHtml(page: Page): Promise<void> {
  await page.evaluate((texts) => {
    for (const text of texts) {
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = text
      for (const one of place.querySelectorAll<HTMLElement>('a, button')) one.click()
      for (const script of place.querySelectorAll('script')) {
        const copy = document.createElement('script')
        copy.textContent = script.textContent
        place.append(copy)
      }
    }
  }, hostileTexts)
  // Handlers of what does not load run when that has failed.
  await page.waitForTimeout(1000)
}

test('a text that got through as HTML would run nothing: the policy of the pages stops it', async ({
  page,
}) => {
  const seen = await watchPage(page)
  await page.goto('/terms')
  await writeAsHtml(page)
  const stopped = seen.filter((one) => one.startsWith('script-src')).length
  const ran = await scriptsRun(page)

  // Control: where there is no policy, most of them run.
  await page.goto('about:blank')
  await writeAsHtml(page)

  expect(ran).toBe(0)
  expect(stopped).toBeGreaterThan(10)
  expect(await scriptsRun(page)).toBeGreaterThan(10)
})

test('no other site shows a page in a frame', async ({ page, baseURL }) => {
  await page.route('http://frames.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/terms"></iframe>` }),
  )

  await page.goto('http://frames.example/')
  await page.waitForTimeout(500)

  const [, frame] = page.frames()
  expect(await frame?.locator('h1').count()).toBe(0)
  expect(frame?.url()).not.toContain('/terms')
})

test('the page that tells the calls starts under a policy without inline scripts', async ({ page }) => {
  const seen = await watchPage(page)

  await page.goto('/api/docs/')

  await expect(page.getByText('/api/user/login').first()).toBeAttached()
  // Its libraries try whether they may compile, and go on without.
  expect(seen.filter((one) => one.startsWith('script-src') && !one.endsWith(' eval'))).toEqual([])
})
