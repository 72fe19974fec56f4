import { expect, type Page, test } from '@playwright/test'
import { findLayoutFaultsAt } from './support/find-layout-faults.ts'
import {
  chooseLanguage,
  expectVerdict,
  isPhone,
  openProblem,
  press,
  solutionOf,
  writeCode,
} from './support/problem-page.ts'
import { widths } from './support/widths.ts'

const title = 'First Echo'
const tabOf = (page: Page) => new URL(page.url()).searchParams.get('tab')

test('a run leaves the statement in view, a submit opens its result, and tabs stand in the address', async ({
  page,
}) => {
  test.skip(isPhone(page), 'On phones one thing is shown at a time.')
  test.slow()
  await openProblem(page, title)
  const statement = page.getByRole('heading', { level: 1 })
  await chooseLanguage(page, 'python')
  await writeCode(page, 'print("1 2")\n')
  await press(page, 'Run')
  await expectVerdict(page, 'Wrong Answer')

  await expect(statement).toBeInViewport()
  const faults = await findLayoutFaultsAt(page, [widths.halfScreen])
  await page.getByRole('tab', { name: 'Result' }).click()
  await expect(page.locator(':focus-visible')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Cases of this run' })).toBeVisible()
  expect(tabOf(page)).toBe('result')

  await page.keyboard.press('Alt+2')
  await expect(page.getByRole('tab', { name: 'Solutions' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Result' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Alt+3')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Submissions' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: 'Description' }).click()
  await writeCode(page, await solutionOf('first-echo', 'python'))
  await press(page, 'Submit')
  await expectVerdict(page, 'Accepted')
  const next = page.getByRole('region', { name: 'What next' })
  await expect(next.getByText('Your streak has begun: 1 day.')).toBeVisible()
  await expect(next.getByRole('link', { name: /^Next problem: / })).toBeVisible()
  await next.getByRole('button', { name: 'Review tomorrow' }).click()
  await expect(next.getByRole('link', { name: /^Comes back on / })).toBeVisible()
  faults.push(...(await findLayoutFaultsAt(page, [widths.halfScreen])))
  await next.getByRole('button', { name: 'Read the editorial' }).click()
  await expect(page.getByText('Open to you because you solved it.')).toBeVisible()

  await writeCode(page, '\n  \n')
  await press(page, 'Submit')
  await expect(page.getByText('Write some code first: there is nothing to judge yet.')).toBeVisible()
  await writeCode(page, 'print((\n')
  await press(page, 'Submit')
  await expectVerdict(page, 'Compilation Error')
  await expect(page.getByRole('tab', { name: 'Result' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Report a wrong or missing test' })).toHaveCount(0)
  faults.push(...(await findLayoutFaultsAt(page, [widths.halfScreen])))

  await page.reload()
  await expectVerdict(page, 'Compilation Error')
  await expect(page.getByRole('tab', { name: 'Result' })).toHaveAttribute('aria-selected', 'true')
  expect(faults).toEqual([])
})

test('without a connection a submit says so, can be cancelled, and goes on by itself, judged once', async ({
  page,
  context,
}) => {
  test.skip(isPhone(page), 'It says the same there.')
  const id = await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, await solutionOf('first-echo', 'python'))

  await context.setOffline(true)
  await press(page, 'Submit')
  const dock = page.getByTestId('dock')
  await expect(dock.getByText(/^No connection to the server\. .* goes on by itself/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/^Cancelled\./)).toBeVisible()

  await press(page, 'Submit')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await context.setOffline(false)
  await expectVerdict(page, 'Accepted')
  expect(await (await page.request.get(`/api/problem/submittedProblem/${id}`)).json()).toHaveLength(1)
})

test('on a small screen what lies over the code closes by Escape, Back and a touch outside', {
  tag: '@phone',
}, async ({ page }) => {
  await openProblem(page, title)
  const overlay = page.getByTestId('left-overlay')
  const open = async () => {
    await page.getByRole('button', { name: 'Solutions' }).click()
    await expect(overlay).toBeVisible()
    expect(tabOf(page)).toBe('solutions')
  }
  const expectCode = async () => {
    await expect(overlay).toBeHidden()
    await expect.poll(() => tabOf(page)).toBe('code')
  }

  await open()
  await page.keyboard.press('Escape')
  await expectCode()
  await open()
  await page.goBack()
  await expectCode()
  await open()
  await page.getByText(/^\d+\. First Echo$/).click({ position: { x: 5, y: 5 } })
  await expectCode()
  await open()
  const faults = await findLayoutFaultsAt(page, [widths.narrowPhone, widths.tablet])
  await page.reload()
  await expect(overlay).toBeVisible()
  expect(tabOf(page)).toBe('solutions')
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('button', { name: 'Code', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Results' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Submit$/ })).toBeInViewport({ ratio: 1 })

  expect(faults).toEqual([])
})

test('a tab that grows beside the chosen one, as by a count that comes later, does not push it out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await openProblem(page, title)
  await page.getByRole('tab', { name: 'Code Ninja' }).click()
  await page
    .getByRole('tab', { name: 'Description' })
    .evaluate((tab) => tab.append(' of the problem'.repeat(8)))

  expect(await findLayoutFaultsAt(page, [])).toEqual([])
})
