import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { signInAsAdmin } from './support/account.ts'
import { findLayoutFaultsAt } from './support/find-layout-faults.ts'
import { halving, interactivePackage, multiPassPackage } from './support/interactive-package.ts'
import {
  chooseLanguage,
  expectVerdict,
  isPhone,
  openProblem,
  press,
  showCode,
  typeCode,
} from './support/problem-page.ts'
import { touchTypistAt, typistAt } from './support/typist.ts'
import { widths } from './support/widths.ts'

async function importPackage(browser: Browser, pack: (title: string) => Promise<Buffer>): Promise<string> {
  const admin = await (await browser.newContext()).newPage()
  const title = `Guess ${randomUUID().slice(0, 8)}`
  await signInAsAdmin(admin)
  await admin.goto('/admin/packages')
  const files = [{ name: 'guess.zip', mimeType: 'application/zip', buffer: await pack(title) }]
  await admin.getByLabel('Choose packages').setInputFiles(files)
  await expect(admin.getByText(`Problem "${title}" imported.`)).toBeVisible({ timeout: 60_000 })
  await admin.context().close()
  return title
}

const interaction = (page: Page) => page.getByRole('region', { name: 'Interaction', exact: true })

async function showCase(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect(interaction(page)).toBeVisible()
}

test('a program talks to the interactor of a problem, and its learner reads where the talk went wrong', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = await importPackage(browser, interactivePackage)
  await openProblem(page, title)

  await test.step('the statement shows the sample as a talk, and no expected output', async () => {
    if (isPhone(page)) await page.getByRole('button', { name: 'Statement' }).click()
    const description = page.getByRole('region', { name: 'Description', exact: true })
    await expect(description.getByText('Sample interaction')).toBeVisible()
    await expect(description.getByText('< higher')).toBeVisible()
    await expect(description.getByText('Example 1')).toHaveCount(0)
    if (isPhone(page)) await page.getByRole('button', { name: 'Code', exact: true }).click()
  })

  await test.step('a program that forgets to flush is told so', async () => {
    await chooseLanguage(page, 'python')
    await typeCode(page, 'import sys\nprint(500)\nsys.stdin.readline()\n')
    await press(page, 'Run')
    await expectVerdict(page, 'Time Limit Exceeded')
    await expect(page.getByText(/Flush the output after each line/).first()).toBeVisible()
  })

  await test.step('a wrong line is marked where the talk ended, and the talk is gone through line by line', async () => {
    await showCode(page)
    await typeCode(page, 'print(5, flush=True)\nprint(input() + "?", flush=True)\ninput()\n')
    await press(page, 'Run')
    await expectVerdict(page, 'Wrong Answer')
    await expect(interaction(page)).toBeVisible()
    await expect(page.getByText('A guess is a number.').first()).toBeVisible()
    await expect(interaction(page).locator('mark')).toHaveText('higher?')
    await expect(interaction(page).getByRole('status', { name: '3 of 3 lines' })).toBeVisible()
    await interaction(page).getByRole('button', { name: 'To the beginning' }).click()
    await interaction(page).getByRole('button', { name: 'One line on' }).click()
    await expect(interaction(page).getByRole('listitem')).toHaveText(['Program >5'])
  })

  await test.step('the right program is accepted, with a number of the learner too', async () => {
    await showCode(page)
    await typeCode(page, halving)
    if (isPhone(page)) await page.getByRole('button', { name: /Results$/ }).click()
    const testCases = page.getByRole('tab', { name: 'Test cases', exact: true })
    if (await testCases.isVisible()) await testCases.click()
    await page.getByRole('button', { name: 'Add case' }).click()
    await page.getByRole('textbox', { name: 'Input', exact: true }).fill('321')
    await press(page, 'Run')
    await expectVerdict(page, 'Accepted')
    await showCase(page, /^Custom 1.*: Accepted$/)
    await expect(page.getByText('Accepted by the judge').first()).toBeVisible()
    await expect(interaction(page).getByRole('listitem').last()).toHaveText('Judge <correct')
    await press(page, 'Submit')
    await expectVerdict(page, 'Accepted')
  })
})

/** Shows the test cases with the dialogue, wherever this screen size has them. */
async function openDialogue(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /Results$/ }).click()
  const testCases = page.getByRole('tab', { name: 'Test cases', exact: true })
  if (await testCases.isVisible()) await testCases.click()
  await page.getByRole('button', { name: 'Play the interactor' }).click()
}

test('a learner plays the interactor by hand, and the game to its end', async ({ page, browser }) => {
  test.slow()
  const title = await importPackage(browser, interactivePackage)
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  const typist = isPhone(page) ? await touchTypistAt(page) : typistAt(page)
  const lines = page.getByRole('log', { name: 'Lines of the dialogue' })
  const field = page.getByRole('textbox', { name: 'Your answer' })
  const yourTurn = page.getByText('Your turn: your program waits for an answer.')

  await test.step('of a program that does not flush nothing comes, and it is told why', async () => {
    await typeCode(page, 'import sys\nprint(500)\nsys.stdin.readline()\n')
    await openDialogue(page)
    await page.getByRole('button', { name: 'Start the dialogue' }).click()
    await expect(page.getByText(/nothing came from your program.*flush/)).toBeVisible()
  })

  await test.step('each answer is typed where the focus is, and read behind what it answers', async () => {
    await showCode(page)
    await typeCode(page, halving)
    await openDialogue(page)
    await page.getByRole('button', { name: 'Start anew' }).click()
    await expect(lines).toHaveText('Program >500')
    await expect(field).toBeFocused()
    await typist.type('lower\n')
    await expect(lines).toHaveText('Program >500You <lowerProgram >250')
    await expect(yourTurn).toBeVisible()
    expect(await findLayoutFaultsAt(page, Object.values(widths))).toEqual([])
  })

  await test.step('a reload keeps what was said and what is typed, also in the middle of a turn', async () => {
    await field.click()
    await typist.type('higher\n')
    await expect(page.getByText('Your program is running.')).toBeVisible()
    await page.reload()
    await openDialogue(page)
    await expect(lines).toHaveText('Program >500You <lowerProgram >250You <higherProgram >375')
  })

  await test.step('the game ends, and nothing of it is a submission', async () => {
    await field.click()
    await typist.type('correct\n')
    await expect(page.getByText('Your program ended.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start anew' })).toBeFocused()
    await expect(lines.getByText('correct')).toBeInViewport()
    await expect(page.getByText(/Accepted/)).toHaveCount(0)
  })
})

test('a program is run again on what the judge makes of its output, and each run is shown', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = await importPackage(browser, multiPassPackage)
  await openProblem(page, title)
  if (isPhone(page)) await page.getByRole('button', { name: 'Statement' }).click()
  const description = page.getByRole('region', { name: 'Description', exact: true })
  await expect(description.getByText('Sample interaction')).toBeVisible()
  await expect(description.getByText('is started anew, and knows nothing of the run before.')).toBeVisible()
  if (isPhone(page)) await page.getByRole('button', { name: 'Code', exact: true }).click()

  await test.step('what is wrong in the second run is told as such', async () => {
    await chooseLanguage(page, 'python')
    await typeCode(page, 'task = input()\nprint(7 if task == "hide" else "lost")\n')
    await press(page, 'Run')
    await expectVerdict(page, 'Wrong Answer')
    await expect(page.getByText('That is not the number that was hidden.').first()).toBeVisible()
    await expect(interaction(page).locator('mark')).toHaveText('lost')
    await expect(interaction(page).getByText('Run 2')).toBeVisible()
    expect(await findLayoutFaultsAt(page, Object.values(widths))).toEqual([])
  })

  await test.step('a program that finds the number again is accepted', async () => {
    await showCode(page)
    await typeCode(
      page,
      'task = input()\nnumber = int(input())\nprint(number + 1 if task == "hide" else number - 1)\n',
    )
    await press(page, 'Submit')
    await expectVerdict(page, 'Accepted')
  })
})
