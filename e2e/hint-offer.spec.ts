import { expect, type Page, test } from '@playwright/test'
import {
  chooseLanguage,
  expectVerdict,
  openProblem,
  press,
  showCode,
  typeCode,
} from './support/problem-page.ts'

const words = 'Stuck on the same test? A hint may help.'

/** Leaves out a pair of equal readings, which only a hidden case has. */
const wrongProgram = (condition: string) => `n, s = map(int, input().split())
seen = {}
answer = "none"
for j, x in enumerate(map(int, input().split()), 1):
    if s - x in seen and ${condition}:
        answer = f"{seen[s - x]} {j}"
        break
    seen[x] = j
print(answer)
`

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
}) => {
  await openProblem(page, 'First Echo')
  await chooseLanguage(page, 'python')
  const offer = page.getByRole('status').filter({ hasText: words })

  await submit(page, wrongProgram('s != 2 * x'))
  await expect(page.getByText('first failure in case 8 · half twice').first()).toBeVisible()
  await expect(page.getByText('Case 8 · half twice', { exact: true })).toBeVisible()
  await submit(page, wrongProgram('s != x + x'))
  await expect(offer).toHaveCount(0)
  await submit(page, wrongProgram('s - x != x'))

  await expect(offer).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show a hint' })).not.toBeFocused()
  await page.getByRole('button', { name: 'Show a hint' }).click()
  await expect(page.getByText('Suppose you stand at reading')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await submit(page, wrongProgram('x != s - x'))
  await expect(offer).toHaveCount(0)
})
