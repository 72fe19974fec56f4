import { expect, type Page, test } from '@playwright/test'
import { admin } from './installation.ts'
import { signUp } from './support/account.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { findLayoutFaultsAt } from './support/find-layout-faults.ts'
import { chooseLanguage, expectVerdict, isPhone, press, showCode, typeCode } from './support/problem-page.ts'
import { publishProblem } from './support/publish-problem.ts'
import { allWidths } from './support/widths.ts'

const double = 'print(2 * int(input()))\n'
const smallOnly = 'n = int(input())\nprint(2 * n if n <= 1000 else 0)\n'

async function publishScored(page: Page): Promise<string> {
  const signedIn = await page.request.post('/api/user/login', {
    data: { emailId: admin.email, password: admin.password },
  })
  expect(signedIn.ok()).toBe(true)
  const caseOf = (n: number) => ({ input: `${n}\n`, output: `${2 * n}\n` })
  const id = await publishProblem(page.request, {
    visibleTestCases: [{ ...caseOf(1), explanation: 'Twice one.' }],
    // In the order of typing, not of subtasks.
    hiddenTestCases: [
      { ...caseOf(1_000_000), subtask: 1 },
      { ...caseOf(2), subtask: 0 },
      { ...caseOf(1000), subtask: 0 },
    ],
    subtasks: [
      { title: 'n is at most 1000', points: 40 },
      { title: '', points: 60 },
    ],
    referenceSolution: [{ language: 'python', completeCode: double }],
  })
  await page.context().clearCookies()
  return id
}

test('a program that is right for small numbers only gets their points, and the whole one solves it', async ({
  page,
}) => {
  test.slow()
  const id = await publishScored(page)
  await signUp(page)
  await page.goto(`/problemcontent/${id}`)
  await showCode(page)
  await chooseLanguage(page, 'python')
  await typeCode(page, smallOnly)

  await press(page, 'Submit')
  await expectVerdict(page, 'Partially Accepted')

  const points = page.getByRole('region', { name: 'Points' })
  await expect(points).toContainText('40 / 100 points')
  await expect(points.getByRole('row', { name: /n is at most 1000 Accepted 40 \/ 40/ })).toBeVisible()
  await expect(
    points.getByRole('row', { name: /Subtask 2 Wrong Answer first failure in case 4 0 \/ 60/ }),
  ).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])

  await showCode(page)
  await typeCode(page, double)
  await press(page, 'Submit')
  await expectVerdict(page, 'Accepted')
  await expect(points).toContainText('100 / 100 points')

  await page.goto('/submissions')
  await expect(page.getByText('Partially Accepted40/100 points').first()).toBeVisible()
  expect(await findLayoutFaultsAt(page, allWidths)).toEqual([])
})

test('a teacher sees the subtasks of a problem in its form', async ({ page }) => {
  test.skip(isPhone(page), 'Both sizes are looked at by findLayoutFaultsAt.')
  test.slow()
  const id = await publishScored(page)
  await page.request.post('/api/user/login', { data: { emailId: admin.email, password: admin.password } })
  await page.goto(`/admin/updateProblem/${id}`)

  const first = page.getByRole('listitem', { name: 'Subtask 1' })
  await expect(first.getByLabel('Name of subtask 1')).toHaveValue('n is at most 1000')
  await expect(first.getByLabel('Points')).toHaveValue('40')
  await expect(first.getByLabel('Hidden cases')).toHaveValue('1-2')
  await first.getByLabel('Hidden cases').fill('1')
  await page.getByRole('listitem', { name: 'Subtask 2' }).getByLabel('Hidden cases').click()
  await page.getByRole('listitem', { name: 'Subtask 2' }).getByLabel('Hidden cases').fill('2-3')
  await first.getByLabel('Points').click()
  await expect(first.getByLabel('Hidden cases')).toHaveValue('1')
  await expect(page.getByRole('listitem', { name: 'Subtask 2' }).getByLabel('Hidden cases')).toHaveValue(
    '2-3',
  )
  await page.getByRole('heading', { name: 'Subtasks and points' }).scrollIntoViewIfNeeded()
})
