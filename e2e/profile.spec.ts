import { type Browser, expect, type Page, test } from '@playwright/test'
import { changeSettings, check, ownProgress } from '../packages/contract/src/index.ts'
import { signUp } from './support/account.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import {
  chooseLanguage,
  expectVerdict,
  press,
  showCode,
  solutionOf,
  writeCode,
} from './support/problem-page.ts'

const firstProblem = { title: 'First Echo', folder: 'first-echo' }

async function openProfile(page: Page, address = '/profile'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: /Meera/ })).toBeVisible()
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The tile of the profile card with this label. */
const tile = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

/** Solves the first problem without a page load, so that the queries loaded before are stale. */
async function solvedFromHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: firstProblem.title }).first().click()
  await showCode(page)
  await chooseLanguage(page, 'python')
  await writeCode(page, await solutionOf(firstProblem.folder, 'python'))
  await press(page, 'Submit')
  await expectVerdict(page, 'Accepted')
  await page
    .getByRole('link', { name: /^(CodeDojo, home|Back to the problems)$/ })
    .first()
    .click()
}

/** A page of a visitor at this path. */
async function visitor(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(path)
  return page
}

test('a new profile shows zeros, and what can be done next', async ({ page }) => {
  await signUp(page)
  await openProfile(page)

  for (const name of ['Solved', 'Submissions', 'Streak', 'Badges'])
    await expect(tile(page, name)).toHaveText('0')
  await expect(panel(page, 'Problem Solving Stats')).toContainText('Acceptance Rate —')
  await expect(panel(page, 'Last 30 days')).toContainText('0 days with a submission')
  await expect(panel(page, 'Profile Overview')).toContainText('I love solving DSA problems')
  await expect(page.getByRole('button', { name: /^0-day streak, today is open$/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page).toHaveURL('/profile?tab=activity')
  await expect(page.getByText(/^Nothing yet\./)).toBeVisible()
  await page.getByRole('tab', { name: 'Submissions' }).click()
  await expect(page).toHaveURL('/profile?tab=submissions')
  await expect(page.getByText('No submissions yet')).toBeVisible()
})

test('the wizard keeps the profile, which follows the user to another browser', async ({ page, browser }) => {
  const account = await signUp(page)
  await openProfile(page)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Last name').fill('Nair')
  await page.getByLabel('GitHub URL').fill('https://github.com/meera')
  await page.getByLabel('Location').fill('Kochi, India')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('button', { name: /^Student/ }).click()
  await page.getByLabel('College').fill('Model Engineering College')
  await page.getByLabel('Skills you are learning').fill('Graphs,')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Review Profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Save Profile' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Meera Nair' })).toBeVisible()
  const other = await visitor(browser, '/login')
  await other.request.post('/api/user/login', {
    data: { emailId: account.emailId, password: account.password },
  })
  await openProfile(other)
  await expect(panel(other, 'Academic Details')).toContainText('Model Engineering College')
  const link = panel(other, 'Links').getByRole('link', { name: /github\.com\/meera/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await other.context().close()
})

test('what was typed into the wizard is saved after the session ended and its owner has signed in again', async ({
  page,
}) => {
  const account = await signUp(page)
  await openProfile(page)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Bio').fill('Written for an hour')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: /^Student/ }).click()
  await page.getByLabel('College').fill('Model Engineering College')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save Profile' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again.getByLabel('Email')).toHaveValue(account.emailId)

  await again.getByLabel('Password', { exact: true }).fill(account.password)
  await again.getByRole('button', { name: 'Sign in' }).click()

  await expect(page).toHaveURL('/profile')
  // The last step of the wizard has a region of the same name, before anything is saved.
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(panel(page, 'Academic Details')).toContainText('Model Engineering College')
  await page.reload()
  await expect(page.getByText('Written for an hour')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a first solve is counted in the bar, the tiles, the calendar, the badges and the lists', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: '0-day streak, today is open' })).toBeVisible()
  await solvedFromHome(page)
  await expect(page.getByRole('button', { name: '1-day streak, today is done' })).toBeVisible()
  await openProfile(page)

  for (const name of ['Solved', 'Submissions', 'Streak']) await expect(tile(page, name)).toHaveText('1')
  await expect(panel(page, 'Problem Solving Stats')).toContainText('Acceptance Rate 100.0 %')
  const progress = ownProgress.response.parse(await (await page.request.get('/api/progress')).json())
  await expect(tile(page, 'Badges')).toHaveText(String(progress.badges.length))
  expect(progress.badges.map(({ name }) => name)).toContain('first-solve')

  const today = panel(page, 'Last 30 days').getByRole('button', { name: /1 submission, 1 accepted$/ })
  await today.focus()
  await page.keyboard.press('Enter')
  const reason = page.getByRole('dialog', { name: 'Why did this day count?' })
  await expect(reason).toContainText('It counts: “First Echo” was Accepted')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(today).toBeFocused()

  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByRole('list', { name: 'What you did' })).toContainText('Solved First Echo')
  await page.getByRole('tab', { name: 'Submissions' }).click()
  await expect(
    panel(page, 'Recent Submissions').getByText('Accepted').filter({ visible: true }),
  ).toBeVisible()
  await expect(panel(page, 'Solved Problems').getByRole('link', { name: 'First Echo' })).toBeVisible()
  await expect(panel(page, 'Solved Problems').getByText('Solved', { exact: true })).toBeVisible()
})

test('visitors see a profile only while it is public, and neither mail nor phone', async ({
  page,
  browser,
}) => {
  const account = await signUp(page)
  const { user } = check.response.parse(await (await page.request.get('/api/user/check')).json())
  const path = `/profile/${user._id}`
  const stranger = await visitor(browser, path)
  await expect(stranger.getByText('There is no such profile, or it is not public.')).toBeVisible()

  await page.request.patch(`/api${changeSettings.path}`, { data: { isPublic: true } })
  await openProfile(page)
  await page.getByRole('link', { name: 'Show my public profile' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('This is what others see.')).toBeVisible()

  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1, name: 'Meera' })).toBeVisible()
  await expect(stranger.getByText(account.emailId)).toHaveCount(0)
  expect(await findAccessibilityFaults(stranger)).toEqual([])
  await stranger.context().close()
})

test('a profile that the browser kept is imported once', async ({ page }) => {
  const { emailId } = await signUp(page)
  await page.goto('/terms')
  await page.evaluate(
    ([email]) => localStorage.setItem(`profile_${email}`, JSON.stringify({ bio: 'From before', age: '21' })),
    [emailId],
  )

  await openProfile(page)

  await expect(panel(page, 'Profile Overview')).toContainText('From before')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('profile_'))))
    .toEqual([])
})

test('another time zone is offered, and changed only on request', async ({ browser }) => {
  const page = await (await browser.newContext({ timezoneId: 'Asia/Kolkata' })).newPage()
  await signUp(page)
  await page.request.patch(`/api${changeSettings.path}`, { data: { timeZone: 'Europe/Berlin' } })
  await page.goto('/profile')
  const notice = page.getByRole('complementary', { name: 'Time zone' })
  await expect(notice).toContainText('This browser is in Asia/Kolkata')

  await notice.getByRole('button', { name: 'Count in Asia/Kolkata' }).click()

  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: /day streak/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Counted in the time zone Asia/Kolkata')
  await page.context().close()
})

test('a deleted account is gone, and leads to the sign-in page', async ({ page }) => {
  const { emailId, password } = await signUp(page)
  await openProfile(page)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Your Account?' })
  await expect(dialog).toContainText(
    'This will permanently remove all your data. This action cannot be undone.',
  )
  await expect(dialog).toContainText('Erased: your profile, streak, badges, lists')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()

  await dialog.getByRole('button', { name: 'Delete Account' }).click()

  await expect(page).toHaveURL('/login')
  const again = await page.request.post('/api/user/login', { data: { emailId, password } })
  expect(again.status()).toBe(401)
})
