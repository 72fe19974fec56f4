import { expect, type Page, test } from '@playwright/test'
import { submit } from '../packages/contract/src/index.ts'
import { signedInAsAdmin, signedUp } from './support/account.ts'
import { contestHeld, registered } from './support/contest.ts'
import { addedCourse, courseBought } from './support/courses.ts'
import { difference, publishedProblem } from './support/published-problem.ts'
import { addedProduct } from './support/store.ts'
import { skipAtDesk } from './support/what-is-looked-at.ts'

test.beforeEach(async ({ page }) => {
  skipAtDesk()
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
})

/** By how much the page is wider than its window. A phone's `innerWidth` would grow with the page. */
function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The pages of these that can be pushed sideways, and by how much. */
async function pushed(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    const overhang = await overhangOf(page)
    if (overhang > 0) faults.push(`${path}: ${overhang} px`)
  }
  return faults
}

test('no page of a visitor can be pushed sideways on the narrowest phone', async ({ page }) => {
  const paths = ['/login', '/signup', '/forgot-password', '/reset-password?token=x', '/confirm-email?token=x']

  expect(
    await pushed(page, [
      ...paths,
      '/terms',
      '/certificate',
      '/certificate/AAAA',
      '/profile/nobody',
      '/nowhere',
    ]),
  ).toEqual([])
})

test('no page of a learner can be pushed sideways on the narrowest phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const contest = await contestHeld(browser)
  const problemId = await publishedProblem(contest.admin, { title: longTitle })
  const course = await addedCourse(['Layer by layer', 'As deep as it goes'])
  const productId = await addedProduct(baseURL, 3)
  await signedUp(page)
  await registered(page.request, contest)
  await courseBought(page, course)
  await page.request.put(`/api/lists/favourites/problem/${problemId}`)
  await page.request.put(`/api/note/${problemId}`, { data: { text: 'word'.repeat(60), revision: 0 } })
  const ids: string[] = []
  for (const code of [difference, `${difference}# ${'a-long-word-'.repeat(40)}\n`]) {
    const answer = await page.request.post(`/api${submit.path.replace(':id', problemId)}`, {
      data: { language: 'python', code },
      timeout: 60_000,
    })
    ids.push(submit.response.parse(await answer.json()).submissionId)
  }

  const found = await pushed(page, [
    ...[
      '/',
      '/plans',
      '/plans/first-steps',
      '/review',
      '/lists',
      '/lists/favourites',
      '/notes',
      '/submissions',
      '/settings',
    ],
    ...['/profile', '/profile?tab=activity', '/profile?tab=submissions'],
    ...[`/submission/${ids[0]}`, `/submission/${ids[0]}/compare/${ids[1]}`, '/submission/none'],
    ...['/contest', `/contest/${contest.id}`, `/contest/${contest.id}/problem/A`],
    ...['/store', `/store/${productId}`, '/orders', '/premium', '/mycourses', '/explorecourses'],
    ...[`/explore/${course._id}`, `/course/${course._id}`, `/course/${course._id}/content`],
    ...['/discuss', '/contact', '/help', `/problemcontent/${problemId}`, '/nowhere'],
  ])
  expect(found).toEqual([])
})

const longTitle = `Unbreakable${'Title'.repeat(15)} ${Date.now()}`

test('no page of an admin can be pushed sideways on the narrowest phone', async ({ page }) => {
  await signedInAsAdmin(page)

  const found = await pushed(page, [
    ...['/admin', '/admin/createProblem', '/admin/updateProblem', '/admin/packages', '/admin/rejudges'],
    ...['/admin/reports', '/getalluser', '/registerUser', '/admin/audit', '/StoreManagment'],
    ...['/StoreManagment/orders', '/admin/courses', '/admin/contests', '/admin/contests/new'],
    ...['/admin/tickets', '/admin/rooms', '/admin/assistants'],
  ])
  expect(found).toEqual([])
})

test('a board that is wider than a tablet moves in itself, not with the page', async ({ page, browser }) => {
  const contest = await contestHeld(browser, { problems: 3 })
  await signedUp(page)
  await registered(page.request, contest)
  await signedInAsAdmin(page)
  await page.setViewportSize({ width: 820, height: 1180 })

  await page.goto(`/admin/contests/${contest.id}`)
  await page.getByRole('tab', { name: 'Scoreboard' }).click()
  const board = page.getByRole('region', { name: 'Scoreboard' })
  await expect(board.getByRole('row', { name: /Meera/ })).toBeVisible()

  expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0)
  expect(await overhangOf(page)).toBe(0)
})

test('names stay readable in the tables of admins beside the drawer', async ({ page, baseURL }) => {
  // Not few enough to be counted among those that run low.
  const product = await addedProduct(baseURL, 30)
  await signedInAsAdmin(page)
  for (const width of [820, 1100]) {
    await page.setViewportSize({ width, height: 1180 })
    await page.goto('/StoreManagment')
    await page.getByRole('searchbox').fill(product)
    const name = page.getByTitle(product)
    await expect(name).toBeVisible()
    const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut, `at ${width} px`).toBe(0)
  }
})
