import { expect, type Page, test } from '@playwright/test'
import { signInAsAdmin, signUp } from './support/account.ts'
import { chooseLanguage, expectVerdict, press, showCode, typeCode } from './support/problem-page.ts'
import { publishProblem } from './support/publish-problem.ts'

const words = 'Stuck? A hint may help.'
const wrongPrograms = ['abs(a - b)', 'abs(b - a)', 'max(a - b, b - a)'].map(
  (answer) => `a, b = map(int, input().split())\nprint(${answer})\n`,
)

async function submit(page: Page, code: string): Promise<void> {
  await showCode(page)
  await typeCode(page, code)
  const answered = page.waitForResponse(/\/submission\/submit\//)
  await press(page, 'Submit')
  await answered
  await expectVerdict(page, 'Wrong Answer')
}

test('whoever fails three times on the same case reads its title, and is offered a hint once, quietly', async ({
  page,
  browser,
}) => {
  test.slow()
  await using adminContext = await browser.newContext()
  const adminPage = await adminContext.newPage()
  await signInAsAdmin(adminPage)
  const id = await publishProblem(adminPage.request, {
    hiddenTestCases: [
      { input: '4 4\n', output: '0\n', title: 'both equal' },
      { input: '3 9\n', output: '-6\n', title: 'below zero' },
    ],
    hints: ['Which of the two numbers may be the larger one?'],
  })
  await signUp(page)
  await page.goto(`/problemcontent/${id}`)
  await showCode(page)
  await chooseLanguage(page, 'python')
  const offer = page.getByText(words)

  for (const program of wrongPrograms) {
    await expect(offer).toHaveCount(0)
    await submit(page, program)
    await expect(page.getByText('Case 3 · below zero', { exact: true })).toBeVisible()
  }

  await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show a hint' })).not.toBeFocused()
  await page.getByRole('button', { name: 'Show a hint' }).click()
  await expect(page.getByText('Which of the two numbers may be the larger one?')).toBeVisible()
  await expect(offer).toHaveCount(0)
})
