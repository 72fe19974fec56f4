import { expect, type Page, test } from '@playwright/test'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { buyPremium, showSolutions } from './support/premium.ts'
import {
  chooseLanguage,
  expectVerdict,
  isPhone,
  openProblem,
  press,
  showCode,
  writeCode,
} from './support/problem-page.ts'
import { themes } from './support/themes.ts'

for (const theme of themes) {
  test(`the problem page has no accessibility fault in ${theme}`, async ({ page }) => {
    test.slow()
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await openProblem(page, 'First Echo')
    const faults = await faultsIn('code', page)
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Statement' }).click()
      faults.push(...(await faultsIn('statement', page)))
      await showCode(page)
    }

    faults.push(...(await faultsOfReport(page)))
    await showCode(page)

    await chooseLanguage(page, 'python')
    await writeCode(page, 'print("1 2")\n')
    await press(page, 'Submit')
    await expectVerdict(page, 'Wrong Answer')
    faults.push(...(await faultsIn('wrong answer', page)))
    await page.getByRole('button', { name: 'Ask Code Ninja' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('list', { name: 'Looked at' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop Generating' })).toBeHidden()
    await page.getByRole('button', { name: /of this problem, without chat/ }).click()
    faults.push(...(await faultsIn('Code Ninja', page)))
    await (isPhone(page)
      ? page.getByRole('button', { name: 'Submissions' }).click()
      : page.getByRole('tab', { name: 'Submissions' }).click())
    await page.getByRole('button', { name: /Wrong Answer.*Python/ }).click()
    await expect(page.getByRole('button', { name: 'Close Details' })).toBeVisible()
    faults.push(...(await faultsIn('submissions', page)))
    await showCode(page)
    await writeCode(page, 'print((\n')
    await press(page, 'Submit')
    await expectVerdict(page, 'Compilation Error')
    faults.push(...(await faultsIn('compilation error', page)))

    await showSolutions(page)
    faults.push(...(await faultsIn('locked solutions', page)))
    await buyPremium(page)
    await page.reload()
    await showSolutions(page)
    await expect(page.getByRole('region', { name: 'Reference solution' })).toBeVisible()
    faults.push(...(await faultsIn('solutions', page)))

    expect(faults).toEqual([])
  })
}

async function faultsOfReport(page: Page): Promise<string[]> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Statement' }).click()
  await page.getByRole('button', { name: 'Report a mistake' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const faults = await faultsIn('report', page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  return faults
}

async function faultsIn(state: string, page: Page): Promise<string[]> {
  return (await findAccessibilityFaults(page)).map((fault) => `${state}: ${fault}`)
}
