import { expect, test } from '@playwright/test'
import { submit } from '../packages/contract/src/index.ts'
import { signInAsAdmin, signUp } from './support/account.ts'
import { createContest, registerForContest } from './support/contest.ts'
import { findLayoutFaults } from './support/find-layout-faults.ts'
import { differenceProgram, publishProblem } from './support/publish-problem.ts'
import { addProduct } from './support/store.ts'
import { widths } from './support/widths.ts'

test.beforeEach(async ({ page }) => {
  test.slow()
  await page.setViewportSize(widths.narrowPhone)
})

test('names and words without an end are cut nowhere on the narrowest phone', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const contest = await createContest(browser)
  const problemId = await publishProblem(contest.admin, { title: longTitle })
  await signUp(page)
  await registerForContest(page.request, contest)
  await page.request.put(`/api/lists/favourites/problem/${problemId}`)
  await page.request.put(`/api/note/${problemId}`, { data: { text: 'word'.repeat(60), revision: 0 } })
  const ids: string[] = []
  for (const code of [differenceProgram, `${differenceProgram}# ${'a-long-word-'.repeat(40)}\n`]) {
    const answer = await page.request.post(`/api${submit.path.replace(':id', problemId)}`, {
      data: { language: 'python', code },
      timeout: 60_000,
    })
    ids.push(submit.response.parse(await answer.json()).submissionId)
  }
  const paths = [
    ...['/lists/favourites', '/notes', '/submissions', '/profile?tab=activity', '/profile?tab=submissions'],
    ...[`/submission/${ids[0]}`, `/submission/${ids[0]}/compare/${ids[1]}`, `/problemcontent/${problemId}`],
    ...[`/problemcontent/${problemId}?tab=submissions`, `/contest/${contest.id}/problem/A`],
  ]

  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeAttached()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    faults.push(...(await findLayoutFaults(page)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

const longTitle = `Unbreakable${'Title'.repeat(15)} ${Date.now()}`

test('a board that is wider than a tablet moves in itself, not with the page', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const contest = await createContest(browser, { problems: 3 })
  await signUp(page)
  await registerForContest(page.request, contest)
  await signInAsAdmin(page)
  await page.setViewportSize({ width: 820, height: 1180 })

  await page.goto(`/admin/contests/${contest.id}`)
  await page.getByRole('tab', { name: 'Scoreboard' }).click()
  const board = page.getByRole('region', { name: 'Scoreboard' })
  await expect(board.getByRole('row', { name: /Meera/ })).toBeVisible()

  expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0)
  expect(await findLayoutFaults(page)).toEqual([])
})

test('names stay readable in the tables of admins beside the drawer', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  // Enough stock that the admin page does not list the product as scarce.
  const product = await addProduct(baseURL, 30)
  await signInAsAdmin(page)
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
