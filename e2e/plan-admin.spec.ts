import { expect, type Page, test } from '@playwright/test'
import { addPlan } from '../packages/contract/src/index.ts'
import { signInAsAdmin, signUp } from './support/account.ts'
import { problemIdOf } from './support/submit-by-api.ts'

/** Types a title into the search of a section key by key, and chooses the first match. */
async function choose(page: Page, section: number, title: string): Promise<void> {
  const search = page.getByLabel('Find a problem').nth(section)
  await search.click()
  await search.pressSequentially(title)
  await page.getByRole('list', { name: 'Matching problems' }).getByRole('button', { name: title }).click()
}

test('a teacher writes a plan, orders it, and learners follow it', async ({ page }) => {
  const title = `Warm-up ${crypto.randomUUID().slice(0, 8)}`
  await signInAsAdmin(page)
  await page.goto('/admin/plans')
  await page.getByRole('link', { name: 'Add a plan' }).click()

  await page.getByLabel('Title', { exact: true }).pressSequentially(title)
  await page.getByRole('button', { name: 'Add plan' }).click()
  await expect(page.getByText('Summary is required')).toBeVisible()
  await expect(page.getByText('Choose at least one problem for the section')).toBeVisible()
  await page.getByLabel('Summary').pressSequentially('For my class.')
  await page.getByLabel('Group').pressSequentially('My classes')
  await page.getByLabel('Title of section 1').pressSequentially('Monday')
  await choose(page, 0, 'Packing List')
  await choose(page, 0, 'Two Visits')
  await page.getByRole('button', { name: 'Move up Two Visits' }).click()
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByLabel('Title of section 2').pressSequentially('Tuesday')
  await choose(page, 1, 'Same Tune')
  await page.getByRole('button', { name: 'Move up section 2' }).click()
  await expect(page.getByRole('button', { name: 'Move down section 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Add plan' }).click()
  await expect(page).toHaveURL('/admin/plans')

  const rows = page.getByRole('list', { name: 'Study plans in their order' }).getByRole('listitem')
  await expect(rows.last()).toContainText(title)
  await expect(rows.last()).toContainText('3 problems, 0 followers, in My classes')
  await signUp(page)
  await page.goto('/plans')
  await page.getByRole('region', { name: 'My classes' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const links = page.getByRole('main').getByRole('link', { name: /Two Visits|Packing List|Same Tune/ })
  await expect(links).toContainText(['Same Tune', 'Two Visits', 'Packing List'])
})

test('a plan that another admin saved meanwhile is not overwritten unasked, and a deleted one is gone', {
  tag: '@full',
}, async ({ page }) => {
  const title = `Plan ${crypto.randomUUID().slice(0, 8)}`
  await signInAsAdmin(page)
  const problem = await problemIdOf(page.request, 'Packing List')
  const body = { title, summary: 'S', sections: [{ title: 'One', problems: [problem] }] }
  const added = await page.request.post('/api/admin/plan', { data: body })
  const { _id } = addPlan.response.parse(await added.json())
  await page.goto(`/admin/plans/${_id}`)
  await page.getByLabel('Summary').fill('Mine')
  await page.request.put(`/api/admin/plan/${_id}`, { data: { ...body, summary: 'Theirs' } })

  await page.getByRole('button', { name: 'Save plan' }).click()
  await page.getByRole('button', { name: 'Save over it' }).click()
  await expect(page).toHaveURL('/admin/plans')
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('button', { name: 'Delete plan' }).click()

  await expect(page.getByText(`"${title}" was deleted.`)).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeHidden()
})

test('who has never programmed is asked once, and begins with the first program', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  const question = page.getByRole('region', { name: 'Have you programmed before?' })

  // Where to begin depends on the answer.
  await expect(question).toBeVisible()
  await expect(page.getByRole('link', { name: /^Start with problem/ })).toBeHidden()
  await question.getByRole('button', { name: 'Never' }).click()

  await expect(page).toHaveURL('/plans/your-first-programs')
  await expect(page.getByRole('link', { name: /Hello, You/ }).first()).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Your day' })).toContainText('Your First Programs')
  await expect(question).toBeHidden()
  const start = page
    .getByRole('region', { name: 'Your progress' })
    .getByRole('link', { name: /^Start with problem/ })
  await start.click()
  await expect(page.getByRole('heading', { name: /Hello, You/ })).toBeVisible()
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('python')
})

test('a plan that is followed stays under the pointer', async ({ page }) => {
  await signUp(page)
  await page.goto('/plans')
  const topics = page.getByRole('region', { name: 'Topics' })
  const follow = topics.getByRole('button', { name: 'Follow Arrays' })
  await follow.scrollIntoViewIfNeeded()
  const before = await follow.boundingBox()

  await follow.click()
  const leave = topics.getByRole('button', { name: 'Leave Arrays' })
  await expect(leave).toBeVisible()

  const after = await leave.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Plans you follow' })).toContainText('Arrays')
})
