import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { signInAsAdmin } from './support/account.ts'
import { findLayoutFaultsAt } from './support/find-layout-faults.ts'
import { functionPackage, twoSum } from './support/function-package.ts'
import {
  chooseLanguage,
  codeIn,
  expectVerdict,
  isPhone,
  openProblem,
  press,
  typeCode,
} from './support/problem-page.ts'
import { allWidths } from './support/widths.ts'

async function importPackage(admin: Page): Promise<string> {
  const title = `Two Sum ${randomUUID().slice(0, 8)}`
  await signInAsAdmin(admin)
  await admin.goto('/admin/packages')
  const files = [{ name: 'two.zip', mimeType: 'application/zip', buffer: await functionPackage(title) }]
  await admin.getByLabel('Choose packages').setInputFiles(files)
  await expect(admin.getByText(`Problem "${title}" imported.`)).toBeVisible({ timeout: 60_000 })
  return title
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const modeSwitch = (page: Page) => page.getByRole('button', { name: 'Function', exact: true })

test('a learner writes only the function, reads cases as calls, and changes to a whole program by one press', async ({
  page,
  browser,
}) => {
  test.skip(isPhone(page), 'It goes through the tabs of a large screen.')
  test.slow()
  const admin = await (await browser.newContext()).newPage()
  const title = await importPackage(admin)
  await openProblem(page, title)
  await chooseLanguage(page, 'python')

  await test.step('the editor begins with the function, and the example is a call, too', async () => {
    await expect(modeSwitch(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await codeIn(page)).toBe('def twoSum(nums: list[int], target: int) -> list[int]:\n    pass\n')
    const example = region(page, 'Example 1')
    await expect(example.getByText('twoSum([2, 7, 11, 15], 9)')).toBeVisible()
    await expect(example.getByText('[1, 2]')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Function' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Input' })).toBeVisible()
  })

  await test.step('what is printed is no result, and stands in a pane of its own', async () => {
    await typeCode(page, 'def twoSum(nums, target):\n    print(1, 2)\n')
    await press(page, 'Run')
    await expectVerdict(page, 'Wrong Answer')
    await expect(page.getByText(/returned nothing\. What/).first()).toBeVisible()
    await expect(region(page, 'Your prints')).toContainText('1 2')
    await expect(region(page, 'Call')).toContainText('twoSum([2, 7, 11, 15], 9)')
    await expect(region(page, 'Returned')).toContainText('Nothing')
  })

  await test.step('an own case is typed as a call', async () => {
    await typeCode(page, twoSum)
    await page.getByRole('tab', { name: 'Test cases', exact: true }).click()
    await page.getByRole('button', { name: 'Add case' }).click()
    const field = page.getByRole('textbox', { name: 'Call or input' })
    await field.pressSequentially('[5, 1, 4], ')
    await expect(page.getByText(/^Character \d+: A whole number is missing here\.$/)).toBeVisible()
    await field.pressSequentially('9')
    await expect(page.getByText('twoSum([5, 1, 4], 9)')).toBeVisible()
    await press(page, 'Run')
    await expectVerdict(page, 'Accepted')
    await page.getByRole('button', { name: /^Custom 1.*: Accepted$/ }).click()
    await expect(region(page, 'Call')).toContainText('twoSum([5, 1, 4], 9)')
    await expect(region(page, 'Returned')).toContainText('[1, 3]')
    await expect(region(page, 'Your prints')).toContainText('looking for 9')
  })

  await test.step('a value that differs is told by its position, and one of another type by its type', async () => {
    await typeCode(page, 'def twoSum(nums, target):\n    return [1, 1]\n')
    await press(page, 'Run')
    await expectVerdict(page, 'Wrong Answer')
    await expect(page.getByText('The returned list differs at position 1')).toBeVisible()
    await expect(region(page, 'Returned')).toContainText('[1, 1]')
    await expect(region(page, 'Expected')).toContainText('[1, 2]')
    await typeCode(page, 'def twoSum(nums, target):\n    return "3"\n')
    await press(page, 'Run')
    await expect(
      page.getByText('The function returned the text "3", expected a list of whole numbers.'),
    ).toBeVisible()
    await typeCode(page, twoSum)
  })

  await test.step('the function is accepted, and the list says that it is one', async () => {
    await press(page, 'Submit')
    await expectVerdict(page, 'Accepted')
    await page.getByRole('tab', { name: 'Submissions' }).click()
    await expect(page.getByText('function', { exact: true }).first()).toBeVisible()
  })

  await test.step('one press away is the whole program, with code of its own', async () => {
    await modeSwitch(page).click()
    await expect(modeSwitch(page)).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('tab', { name: 'Description' }).click()
    await expect(page.getByText('As a call: twoSum([2, 7, 11, 15], 9)')).toBeVisible()
    expect(await codeIn(page)).toBe('')
    await modeSwitch(page).click()
    expect(`${await codeIn(page)}\n`).toBe(twoSum)
    expect(await findLayoutFaultsAt(page, allWidths)).toEqual([])
  })
})
