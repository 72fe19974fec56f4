import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, type Page, request, test } from '@playwright/test'
import { createProblem, getAllProblem, languageNames, languages } from '../packages/contract/src/index.ts'
import { createZipStream } from '../packages/problem-package/src/index.ts'
import { newAccount, signInAsAdmin } from './support/account.ts'
import { isPhone, modifier } from './support/problem-page.ts'

/** The wrong program differs from the right one only when the second number is larger. */
const wrong = 'a, b = map(int, open(0).read().split())\nprint(abs(a - b))\n'
const right = 'a, b = map(int, open(0).read().split())\nprint(a - b)\n'

/** Only in the seventh test case is the first number smaller. */
const hiddenCases = Array.from({ length: 200 }, (_, at) => {
  const [a, b] = at === 6 ? [3, 9] : [500 + at, 100]
  return { input: `${a} ${b}\n`, output: `${a - b}\n` }
})

test.beforeEach(async ({ page }) => {
  test.skip(
    isPhone(page),
    'Problems are written on a large screen; the phone layout is looked at with the other screens.',
  )
  await signInAsAdmin(page)
})

test('a problem with 200 uploaded cases is refused for a wrong solution, mended, published and solved', {
  tag: '@full',
}, async ({ page }) => {
  test.slow()
  const title = `Difference ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/createProblem')
  await fillBasics(page, title)
  await fillVisibleCases(page)
  await page.getByLabel('Choose files of cases, files').setInputFiles(await casesAsZip())
  await page.getByRole('button', { name: 'Add 200 cases' }).click()
  await expect(page.getByText('Cases 1 to 20 of 200')).toBeVisible()
  for (const language of languages) await writeReference(page, language, language === 'python' ? wrong : '')

  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Wrong Answer on hidden case 7' })
  await expect(refusal.first()).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Go to hidden case 7' }).click()
  await expect(page.getByRole('button', { name: 'Case 7', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )

  await writeReference(page, 'python', right)
  await page.getByRole('button', { name: 'Create problem' }).click()
  // Asked because the starter code is still the example.
  await page.getByRole('button', { name: 'Publish all the same' }).click()
  const success = page.getByText(`Problem "${title}" created successfully!`)
  await expect(success).toBeVisible({ timeout: 90_000 })
  // Clickable at once: Playwright refuses a click while something covers the button.
  await page.getByRole('button', { name: 'Create problem' }).click({ trial: true, timeout: 3000 })
  await expect(success).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(page.getByRole('link', { name: 'View it as learners do' })).toHaveAttribute(
    'href',
    /^\/problemcontent\//,
  )
  expect(await verdictOfLearner(page, title)).toContain('"overallStatus":"Accepted"')
})

test('a problem is edited, an earlier version restored, and the problem deleted', async ({ page }) => {
  const title = `Sum ${randomUUID().slice(0, 8)}`
  await createByCall(page, title)
  await page.goto('/admin/updateProblem')
  await openForm(page, title)

  await page.getByLabel('Title', { exact: true }).fill(`${title} twice`)
  await page.getByLabel('Note on this version').fill('Another name')
  await page.getByRole('button', { name: 'Update problem' }).click()
  await expect(page.getByText(`Problem "${title} twice" updated successfully!`)).toBeVisible({
    timeout: 30_000,
  })

  await search(page, title)
  await page.getByRole('button', { name: `Versions of ${title} twice` }).click()
  await page.getByRole('button', { name: /^Version 2 Another name/ }).click()
  await expect(page.getByRole('row', { name: `Title ${title} ${title} twice` })).toBeVisible()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: /^Version 3/ })).toBeVisible({ timeout: 30_000 })

  await page.goto('/admin/updateProblem')
  await search(page, title)
  await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click()
  await expect(page.getByText('This action cannot be undone.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete problem' }).click()
  await expect(page.getByText(`Problem "${title}" deleted successfully!`)).toBeVisible()
  await expect(page.getByText('No problems found matching your filters')).toBeVisible()
})

test('what was typed survives a reload, and Cancel asks before it is lost', async ({ page }) => {
  const title = `Kept ${randomUUID().slice(0, 8)}`
  await createByCall(page, title)
  await page.goto('/admin/updateProblem')
  await openForm(page, title)

  await page.getByLabel('Description', { exact: true }).fill('Half a thought')
  await expect(page.getByText(/^Kept in this browser/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Your unsaved draft of/)).toBeVisible()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('All changes will be lost.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave the form' }).click()

  await openForm(page, title)
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Print the sum.')
})

async function fillBasics(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Easy' }).click()
  await page.getByLabel('Description', { exact: true }).fill('Print the **difference** of $a$ and $b$.')
  await expect(page.getByRole('region', { name: 'Description, preview' }).locator('strong')).toHaveText(
    'difference',
  )
  await page.getByRole('button', { name: 'Math', exact: true }).click()
}

async function fillVisibleCases(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Visible test cases' })
    .getByRole('button', { name: 'Add case' })
    .click()
  for (const [number, input, output] of [
    [1, '5 3', '2'],
    [2, '9 1', '8'],
  ] as const) {
    const one = page.getByRole('article', { name: `Visible case ${number}` })
    await one.getByLabel('Input').fill(input)
    await one.getByLabel('Output').fill(output)
    await one.getByLabel('Explanation').fill('The second is taken from the first.')
  }
}

async function casesAsZip() {
  const entries = hiddenCases.flatMap(({ input, output }, at) => {
    const name = String(at + 1).padStart(3, '0')
    return [entryOf(`secret/${name}.in`, input), entryOf(`secret/${name}.ans`, output)]
  })
  return { name: 'cases.zip', mimeType: 'application/zip', buffer: await buffer(createZipStream(entries)) }
}

function entryOf(path: string, text: string) {
  return { path, content: async () => Buffer.from(text) }
}

/** Replaces the code of a reference solution by pasting; an empty text removes it. */
async function writeReference(page: Page, language: (typeof languages)[number], code: string): Promise<void> {
  const name = languageNames[language]
  const section = page.getByRole('region', { name: 'Reference solutions' })
  await section.getByRole('button', { name, exact: true }).click()
  await section.getByRole('textbox', { name: `${name} reference solution` }).focus()
  await page.keyboard.press(`${modifier}+a`)
  await (code === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(code))
}

/** The verdict of another user's submission, in a browser of its own. */
async function verdictOfLearner(page: Page, title: string): Promise<string> {
  const learner = await request.newContext({ baseURL: new URL(page.url()).origin })
  await learner.post('/api/user/register', { data: { ...newAccount(), terms: true } })
  const list = await learner.get(`/api${getAllProblem.path}`)
  const problem = getAllProblem.response.parse(await list.json()).find((each) => each.title === title)
  const answer = await learner.post(`/api/submission/submit/${problem?._id}`, {
    data: { code: right, language: 'python' },
  })
  const verdict = await answer.text()
  await learner.dispose()
  return verdict
}

async function createByCall(page: Page, title: string): Promise<void> {
  const one = { input: '1 2', output: '3' }
  const answer = await page.request.post(`/api${createProblem.path}`, {
    data: {
      ...{ title, description: 'Print the sum.', difficulty: 'easy', tags: 'Math' },
      visibleTestCases: [{ ...one, explanation: '1 + 2 is 3.' }],
      hiddenTestCases: [one],
      referenceSolution: [{ language: 'python', completeCode: 'print(sum(map(int, input().split())))' }],
    },
  })
  expect(await answer.json()).toMatchObject({ message: `Problem "${title}" created successfully!` })
}

async function search(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search by title' }).fill(title)
  await expect(page.getByText(/^Showing 1 of 1 problem$/)).toBeVisible()
}

async function openForm(page: Page, title: string): Promise<void> {
  await search(page, title)
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Edit problem' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
}
