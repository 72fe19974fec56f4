import { expect, type Page, test } from '@playwright/test'
import { dailyProblem } from '../packages/contract/src/index.ts'
import { signUp } from './support/account.ts'
import { isPhone } from './support/problem-page.ts'
import { removePreloadedAnswers } from './support/remove-preloaded-answers.ts'
import { failProblem, problemIdOf, solveProblem } from './support/submit-by-api.ts'

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByText(/^Showing/)).toBeVisible()
}

/** Chooses an option of a filter; on phones the filters are in a bottom sheet. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel(label, { exact: true }).selectOption(option)
  if (isPhone(page)) await page.getByRole('button', { name: 'Show problems' }).click()
}

const rowLinks = (page: Page) => page.getByRole('region', { name: 'Problem list' }).locator('[data-row-link]')

test('a star and a list keep problems, and the address keeps filter and order', async ({ page }) => {
  await signUp(page)
  await openHome(page)

  await page.getByRole('button', { name: 'Favourite: Packing List' }).click()
  await page.getByRole('button', { name: 'More for There and Back' }).click()
  await page.getByRole('menuitem', { name: 'Add to list…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to list' })
  await dialog.getByLabel('New list').fill('For December')
  await dialog.getByRole('button', { name: 'Make' }).click()
  await expect(dialog.getByLabel('For December')).toBeChecked()
  await dialog.getByLabel('Favourites').click()
  await expect(dialog.getByLabel('Favourites')).toBeChecked()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await choose(page, 'List', 'Favourites')
  await choose(page, 'Sort by', 'Title, Z to A')
  await expect(rowLinks(page)).toHaveText([/There and Back/, /Packing List/])
  await expect(page).toHaveURL('/?list=favourites&sort=title-down')
  await page.reload()
  await expect(rowLinks(page)).toHaveText([/There and Back/, /Packing List/])
  await expect(page.getByRole('button', { name: 'Favourite: Packing List' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goBack()

  await expect(rowLinks(page)).toHaveText([/Packing List/, /There and Back/])
})

test('a list is ordered by keyboard, renamed and deleted', { tag: '@full' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/lists')
  await page.getByRole('textbox', { name: 'New list' }).fill('Mornings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mornings' })).toBeVisible()
  for (const title of ['First Echo', 'Packing List']) {
    await page.getByLabel('Add a problem').fill(title)
    await page.getByRole('button', { name: title }).click()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  }

  const isOrdered = page.waitForResponse('**/api/lists/*/order')
  await page.getByRole('button', { name: 'Move up Packing List' }).press('Enter')
  await isOrdered
  await page.reload()
  await expect(page.getByRole('list', { name: 'Problems of Mornings' }).getByRole('link')).toHaveText([
    'Packing List',
    'First Echo',
  ])
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Evenings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Evenings' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete list' }).click()

  await expect(page).toHaveURL('/lists')
  await expect(page.getByText('Evenings', { exact: true })).toBeHidden()
})

test('a note saves itself, outlives a reload and is found', async ({ page }) => {
  await signUp(page)
  const id = await problemIdOf(page.request, 'First Echo')
  await page.goto(`/problemcontent/${id}`)

  await page.getByRole('tab', { name: 'Notes' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Notes' })
  await panel.getByLabel('Your note', { exact: true }).fill('Remember the **second** position.')
  await expect(panel.getByText('Saved')).toBeVisible()
  await panel.getByRole('button', { name: 'Preview' }).click()
  await expect(panel.locator('strong')).toHaveText('second')
  await page.goto('/notes?q=position')
  await page.getByRole('link', { name: /First Echo/ }).click()

  await expect(panel.getByLabel('Your note', { exact: true })).toHaveValue(
    'Remember the **second** position.',
  )
  await page.goto('/?note=yes')
  await expect(rowLinks(page)).toHaveText([/First Echo/])
})

test('a note that was changed elsewhere shows both texts, and overwrites none before a choice', {
  tag: '@full',
}, async ({ page }) => {
  await signUp(page)
  const id = await problemIdOf(page.request, 'First Echo')
  await page.goto(`/problemcontent/${id}?tab=notes`)
  const field = page.getByLabel('Your note', { exact: true })
  await expect(field).toHaveValue('')
  await page.request.put(`/api/note/${id}`, { data: { text: 'from the train', revision: 0 } })

  await field.fill('from the desk')
  await page.getByRole('button', { name: 'Show the other version' }).click()
  await expect(page.getByText('from the train')).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()

  const kept = async () => (await page.request.get(`/api/note/${id}`)).json()
  await expect.poll(kept).toMatchObject({ text: 'from the desk', revision: 2 })
})

test('interview mode hides difficulty, acceptance and tags in list, problem and palette, on every visit', async ({
  page,
}) => {
  await signUp(page)
  await openHome(page)
  const row = page
    .locator('tr, li')
    .filter({ has: page.locator('[data-row-link]') })
    .filter({ hasText: 'First Echo' })
  await expect(row.getByText('Easy', { exact: true })).toBeVisible()

  if (isPhone(page)) await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('button', { name: 'Interview mode' }).click()
  if (isPhone(page)) await page.getByRole('button', { name: 'Show problems' }).click()
  await expect(row.getByText('Easy', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Interview mode', pressed: true })).toBeVisible()
  await expect(row).toBeVisible()
  await expect(row.getByText(/Easy|Array|Hash Table/)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: /^1 ?First Echo/ })).toBeVisible()
  await expect(page.getByRole('listbox').getByText('Easy')).toHaveCount(0)
  await page.getByRole('option', { name: /^1 ?First Echo/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /First Echo/ })).toBeVisible()
  await expect(page.getByText('Easy', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Interview mode' }).click()

  await expect(page.getByText('Easy', { exact: true })).toBeVisible()
})

test('a followed plan leads on after an Accepted', { tag: '@full' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/plans')
  await page.getByRole('button', { name: 'Follow First Steps' }).click()
  await expect(page.getByRole('button', { name: 'Leave First Steps' })).toBeVisible()
  await page.getByRole('link', { name: 'First Steps', exact: true }).click()
  // The list has a progress bar of the plan, too, and links to begin others.
  await expect(page.getByRole('heading', { level: 1, name: 'First Steps' })).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Progress of First Steps' })
  await expect(progress).toHaveAttribute('aria-valuenow', '0')

  await page.getByRole('link', { name: 'Begin', exact: true }).click()
  await expect(page).toHaveURL(/\/problemcontent\//)
  await solveProblem(page.request, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.goto('/plans/first-steps')

  await expect(progress).not.toHaveAttribute('aria-valuenow', '0')
  await expect(page.getByRole('img', { name: 'Solved', exact: true })).toHaveCount(1)
  await openHome(page)
  await expect(page.getByRole('link', { name: /^Next: .*First Steps, 1 of/ })).toBeVisible()
})

test('a problem that went wrong waits for its review, and can be taken out', async ({ page }) => {
  await signUp(page)
  await failProblem(page.request, await problemIdOf(page.request, 'Common Signal'))
  await openHome(page)
  await expect(page.getByText('Your last try at problem 2: Wrong Answer.')).toBeVisible()
  await page.getByRole('link', { name: /^Review.*Nothing due, next on/ }).click()

  const later = page.getByRole('region', { name: 'Later' })
  await expect(later.getByText(/^An attempt went wrong · due on .* · review\s1\sof\s4$/)).toBeVisible()
  await later.getByRole('button', { name: 'Remove Common Signal from the queue' }).click()

  await expect(page.getByText('Nothing waits for a review.')).toBeVisible()
})

test('the daily problem is done with an Accepted on its day', async ({ page }) => {
  await signUp(page)
  await openHome(page)
  const { daily } = dailyProblem.response.parse(await (await page.request.get('/api/finding/daily')).json())
  if (!daily) throw new Error('There is no daily problem.')
  await expect(page.getByText('Not solved today')).toBeVisible()

  await solveProblem(page.request, daily.problemId)
  await page.reload()
  await expect(page.getByText('Done today')).toBeVisible()
  await page.getByRole('button', { name: /^Daily problems of .*: 1 done/ }).click()

  await expect(page.getByRole('dialog').getByRole('link', { name: `${daily.title}, done` })).toBeVisible()
})

test('the next problem is found without a pointer', async ({ page }) => {
  await signUp(page)
  await openHome(page)

  await page.keyboard.press('/')
  await page.keyboard.type('string')
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rowLinks(page).first()).toBeFocused()
  const title = await rowLinks(page).first().textContent()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '')
})

test('attempts that cannot be loaded are told, and the list is still there', async ({ page }) => {
  await signUp(page)
  let isAway = true
  await removePreloadedAnswers(page)
  await page.route('**/api/finding/standings', (route) => (isAway ? route.abort() : route.continue()))
  await openHome(page)
  const notice = page.getByRole('alert').filter({ hasText: 'could not all be loaded' })
  await expect(notice).toBeVisible()
  isAway = false

  await notice.getByRole('button', { name: 'Retry' }).click()

  await expect(notice).toBeHidden()
})
