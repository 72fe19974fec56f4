import { expect, type Route, test } from '@playwright/test'
import { type Language, languageNames, languages } from '../packages/contract/src/index.ts'
import { acceptedByAnother } from './support/other-learner.ts'
import {
  chooseLanguage,
  editorOf,
  expectVerdict,
  isPhone,
  modifier,
  openProblem,
  press,
  showCode,
  solutionOf,
  writeCode,
} from './support/problem-page.ts'
import { skipOnPhone } from './support/what-is-looked-at.ts'

const title = 'First Echo'
const folder = 'first-echo'

/** What a program gets does not depend on the screen: a small one is looked at with one of each kind. */
const languageOnPhones = 'python'
const failureOnPhones = 'wrong'

for (const language of languages) {
  test(`a correct solution in ${languageNames[language]} is accepted and listed`, async ({ page }) => {
    if (language !== languageOnPhones) skipOnPhone()
    await openProblem(page, title)
    await chooseLanguage(page, language)
    await writeCode(page, await solutionOf(folder, language))

    await press(page, 'Submit')

    await expectVerdict(page, 'Accepted')
    await expect(page.getByText(/^\d\.\d{3}\s*s$/).first()).toBeVisible()
    await expect(page.getByText(/^\d+\.\d\s*MB$/).first()).toBeVisible()
    await (isPhone(page)
      ? page.getByRole('button', { name: 'Submissions' }).click()
      : page.getByRole('tab', { name: 'Submissions' }).click())
    const row = page.getByRole('button', {
      name: new RegExp(`Accepted.*${escaped(languageNames[language])}`),
    })
    await expect(row).toBeVisible()
  })
}

interface Failure {
  name: string
  language: Language
  code: string
  verdict: string
  message: RegExp
}

const failures: Failure[] = [
  {
    name: 'wrong',
    language: 'python',
    code: 'print("1 2")\n',
    verdict: 'Wrong Answer',
    message: /First difference on line 1, value 1/,
  },
  {
    name: 'slow',
    language: 'cpp',
    code: 'int main() { volatile long n = 0; for (;;) n = n + 1; }\n',
    verdict: 'Time Limit Exceeded',
    message: /limit is 1(\.0)? s/,
  },
  {
    name: 'crashing',
    language: 'python',
    code: 'import sys\n\nempty = []\nprint(empty[3])\n',
    verdict: 'Runtime Error',
    message: /IndexError: list index out of range/,
  },
  {
    name: 'memory-hungry',
    language: 'cpp',
    code: '#include <cstring>\n#include <cstdlib>\nint main() { for (;;) { void* p = malloc(1 << 20); if (p) memset(p, 1, 1 << 20); } }\n',
    verdict: 'Memory Limit Exceeded',
    message: /256(\.0)? (MB|MiB)/,
  },
  {
    name: 'flooding',
    language: 'cpp',
    code: '#include <cstdio>\nint main() { for (;;) puts("flood flood flood flood flood flood flood flood"); }\n',
    verdict: 'Output Limit Exceeded',
    message: /8(\.0)? (MB|MiB)/,
  },
]

for (const { name, language, code, verdict, message } of failures) {
  test(`a ${name} program gets ${verdict} and a message that helps`, async ({ page }) => {
    if (name !== failureOnPhones) skipOnPhone()
    await openProblem(page, title)
    await chooseLanguage(page, language)
    await writeCode(page, code)

    await press(page, 'Submit')

    await expectVerdict(page, verdict)
    await expect(page.getByText(message).first()).toBeVisible()
  })
}

const broken = {
  cpp: ['int main() {\n  return stop;\n}\n', /'?.stop.? was not declared/],
  java: ['public class Main {\n  public static void main(String[] a) { int x = 1 }\n}\n', /';' expected/],
  python: ['x = 1\nprint((x\n', /'\(' was never closed/],
  javascript: ['const x = 1\nlet y = ;\n', /Unexpected token ';'/],
} as const satisfies Record<Language, readonly [string, RegExp]>

for (const language of languages) {
  test(`a program in ${languageNames[language]} that does not compile gets the compiler's words and a marked line`, async ({
    page,
  }) => {
    if (language !== languageOnPhones) skipOnPhone()
    const [code, message] = broken[language]
    await openProblem(page, title)
    await chooseLanguage(page, language)
    await writeCode(page, code)

    await press(page, 'Submit')

    await expectVerdict(page, 'Compilation Error')
    await expect(page.getByText(message).first()).toBeVisible()
    await page.getByRole('button', { name: /Error.*line 2/ }).click()
    await expect(editorOf(page)).toBeFocused()
    await expect(page.locator('.cm-line-error')).toHaveCount(1)
    await expect(page.getByText('Ln 2,')).toBeVisible()
  })
}

test('code survives a reload and a change of language, each language its own', async ({ page }) => {
  skipOnPhone()
  await openProblem(page, title)
  await chooseLanguage(page, 'cpp')
  await writeCode(page, '// mine in C++\n')
  await chooseLanguage(page, 'java')
  await expect(editorOf(page)).toContainText('class')
  await writeCode(page, '// mine in Java\n')
  await page.waitForTimeout(1000)
  await page.reload()

  await showCode(page)
  await expect(editorOf(page)).toContainText('// mine in Java')
  await chooseLanguage(page, 'cpp')

  await expect(editorOf(page)).toContainText('// mine in C++')
})

test('code reaches the server without being saved and opens in another browser', async ({
  page,
  browser,
}) => {
  skipOnPhone()
  const id = await openProblem(page, title)
  await chooseLanguage(page, 'python')
  const isSaved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/draft/') && answer.ok(),
    { timeout: 30_000 },
  )
  await writeCode(page, '# on my other machine\n')
  await isSaved
  const other = await browser.newContext({
    storageState: { cookies: await page.context().cookies(), origins: [] },
  })
  const secondPage = await other.newPage()

  await secondPage.goto(new URL(`/problemcontent/${id}`, page.url()).href)
  await showCode(secondPage)

  await expect(editorOf(secondPage)).toContainText('# on my other machine')
  await other.close()
})

test('a change on another device offers both versions, and the chosen one stays', async ({ page }) => {
  skipOnPhone()
  const id = await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, '# first\n')
  await page.keyboard.press(`${modifier}+s`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const elsewhere = await page.request.put(`/api/draft/${id}/python`, {
    data: { code: '# elsewhere\n', revision: 1 },
  })
  expect(elsewhere.ok()).toBe(true)

  await writeCode(page, '# mine\n')
  await page.getByRole('button', { name: 'Show the other version' }).click()
  const difference = page.getByRole('table', { name: 'From your version to the other one' })
  await expect(difference.getByRole('row', { name: /Added: # elsewhere/ })).toBeVisible()
  await page.getByRole('button', { name: 'Use the other version' }).click()

  await expect(editorOf(page)).toContainText('# elsewhere')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a second tab follows the first', async ({ page, context }) => {
  skipOnPhone()
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  const second = await context.newPage()
  await second.goto(page.url())
  await showCode(second)
  await chooseLanguage(second, 'python')

  await writeCode(page, '# typed in the first tab\n')

  await expect(editorOf(second)).toContainText('# typed in the first tab')
})

test('reset asks, restores the starter code, and Undo brings everything back', async ({ page }) => {
  skipOnPhone()
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, '# dear to me\n')
  await page.getByRole('button', { name: 'Reset code' }).click()
  await expect(
    page.getByText('Are you sure you want to reset your code? All changes will be lost.'),
  ).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset code' }).click()
  await expect(editorOf(page)).toContainText('first_echo')

  await page.getByRole('button', { name: 'Undo' }).click()

  await expect(editorOf(page)).toHaveText('# dear to me')
})

test('a custom case is run, shown with the expected output, and survives a reload', async ({ page }) => {
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, await solutionOf(folder, 'python'))
  if (isPhone(page)) await page.getByRole('button', { name: 'Results', exact: true }).click()
  await page.getByRole('button', { name: 'Add case' }).click()
  await page.getByRole('textbox', { name: 'Input', exact: true }).fill('2 7\n3 4\n')

  await press(page, 'Run')
  await expectVerdict(page, 'Accepted')
  await page
    .getByRole('button', { name: /^Case 4/ })
    .first()
    .click()
  await expect(page.getByText('Output matches')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Expected', exact: true })).toContainText('1 2')
  await page.reload()

  if (isPhone(page)) await page.getByRole('button', { name: 'Results', exact: true }).click()
  await page.getByRole('button', { name: 'Custom 1' }).click()
  await expect(page.getByRole('textbox', { name: 'Input', exact: true })).toHaveValue('2 7\n3 4\n')
  expect(await page.getByRole('button', { name: 'Custom 2' }).count()).toBe(0)
})

test('a reload while judging goes on with the same submission', async ({ page }) => {
  skipOnPhone()
  await openProblem(page, title)
  await chooseLanguage(page, 'cpp')
  await writeCode(page, 'int main() { volatile long n = 0; for (;;) n = n + 1; }\n')
  await press(page, 'Submit')
  await expect(page.getByRole('button', { name: /^(Judging|In queue|Compiling)/ })).toBeDisabled()
  await page.reload()

  await expectVerdict(page, 'Time Limit Exceeded')

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const list = await page.request.get(`/api/problem/submittedProblem/${id}`)
  expect(await list.json()).toHaveLength(1)
})

test('a submission whose answer is lost goes on by itself and is made once', async ({ page }) => {
  skipOnPhone()
  const id = await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, await solutionOf(folder, 'python'))
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/submission/submit/*', loseAnswer, { times: 1 })

  await press(page, 'Submit')

  await expectVerdict(page, 'Accepted')
  const list = await page.request.get(`/api/problem/submittedProblem/${id}`)
  expect(await list.json()).toHaveLength(1)
})

test('a failed call shows Error with the words of the server, and Retry goes on', async ({ page }) => {
  skipOnPhone()
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, await solutionOf(folder, 'python'))
  const message = 'The database does not answer.'
  const refusal = {
    type: 'about:blank',
    title: 'internal',
    status: 500,
    code: 'internal',
    message,
    errors: [],
  }
  const refuse = (route: Route) => route.fulfill({ status: 500, json: refusal })
  await page.route('**/api/submission/submit/*', refuse, { times: 1 })

  await press(page, 'Submit')
  await expect(page.getByRole('alert').getByText(message)).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()

  await expectVerdict(page, 'Accepted')
})

test('the keyboard runs, submits, saves without submitting, and leaves the editor', async ({ page }) => {
  test.skip(isPhone(page), 'A phone has no such keys.')
  const id = await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, 'print("1 2")\n')
  await page.keyboard.press(`${modifier}+s`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await (await page.request.get(`/api/problem/submittedProblem/${id}`)).json()).toEqual([])

  await page.keyboard.press(`${modifier}+'`)
  await expectVerdict(page, 'Wrong Answer')
  expect(await (await page.request.get(`/api/problem/submittedProblem/${id}`)).json()).toEqual([])
  await editorOf(page).focus()
  await page.keyboard.press('Escape')
  await expect(editorOf(page)).not.toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Save, never submits')
})

test('the editor is maximised and minimised, and the console collapses to its head', async ({ page }) => {
  test.skip(isPhone(page), 'On phones the editor has the screen to itself.')
  await openProblem(page, title)
  const wide = async () => (await editorOf(page).boundingBox())?.width ?? 0
  const before = await wide()

  await page.getByRole('button', { name: 'Maximise the editor' }).click()
  await expect(page.getByRole('tab', { name: 'Description' })).toBeHidden()
  await expect.poll(wide).toBeGreaterThan(before + 300)
  await page.getByRole('button', { name: 'Minimise the editor' }).click()
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()
  await page.getByRole('button', { name: 'Collapse the console' }).click()

  await expect(page.getByRole('button', { name: 'Case 1' })).toBeHidden()
  await page.getByRole('button', { name: 'Reset code' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset code' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  // A click is refused while the notice lies over the button.
  await page.getByRole('button', { name: /^Submit/ }).click({ trial: true, timeout: 3000 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open the console' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Case 1' })).toBeHidden()
})

test('the first Tab stop of the page leads to the editor', async ({ page }) => {
  test.skip(isPhone(page), 'A phone has no such keys.')
  await openProblem(page, title)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Go to the editor' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(editorOf(page)).toBeFocused()
})

test('Vim keys show their badge, and Escape first leaves the mode and then the editor', async ({ page }) => {
  test.skip(isPhone(page), 'A phone has no such keys.')
  await openProblem(page, title)
  await page.getByRole('button', { name: 'Editor settings' }).click()
  await page.getByLabel('Keys').selectOption({ label: 'Vim' })
  await page.keyboard.press('Escape')
  await expect(page.getByText('Vim keys')).toBeVisible()
  // The keys come a moment after their badge.
  await expect(page.locator('.cm-vimMode')).toBeVisible()

  await editorOf(page).focus()
  await page.keyboard.type('ggdGityped in insert mode')
  await page.keyboard.press('Escape')
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.press('Escape')

  await expect(editorOf(page)).toHaveText('typed in insert mode')
  await expect(editorOf(page)).not.toBeFocused()
})

test('Emacs keys move the caret', async ({ page }) => {
  test.skip(isPhone(page), 'A phone has no such keys.')
  await openProblem(page, title)
  await writeCode(page, 'one line')
  await page.getByRole('button', { name: 'Editor settings' }).click()
  await page.getByLabel('Keys').selectOption({ label: 'Emacs' })
  await page.keyboard.press('Escape')
  await expect(page.getByText('Emacs keys')).toBeVisible()

  await editorOf(page).focus()
  await page.keyboard.press('Control+a')
  await expect(page.getByText('Ln 1, Col 1', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+e')

  await expect(page.getByText('Ln 1, Col 9', { exact: true })).toBeVisible()
})

test('panes keep the size that they were given', async ({ page }) => {
  test.skip(isPhone(page), 'Phones have no panes.')
  await openProblem(page, title)
  const edge = page.getByRole('separator', { name: 'Width of the statement' })
  const place = async () => Math.round((await edge.boundingBox())?.x ?? 0)
  const before = await place()

  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(place).toBeGreaterThan(before + 20)
  const after = await place()
  await page.waitForTimeout(500)
  await page.reload()

  await expect.poll(place).toBe(after)
})

test('on a phone the statement lies over the code and closes by a touch outside or by choosing a tab', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'Large screens show both beside each other.')
  await openProblem(page, title)
  const statement = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Statement' }).click()
  await expect(statement).toBeVisible()
  await page
    .getByText(/^\d+\. First Echo$/)
    .first()
    .click({ position: { x: 5, y: 5 } })
  await expect(statement).toBeHidden()

  await page.getByRole('button', { name: 'Statement' }).click()
  await expect(statement).toBeVisible()
  await page.getByRole('button', { name: 'Results', exact: true }).click()

  await expect(statement).toBeHidden()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(sideways).toBe(false)
})

test('somebody without submissions reads what to do', async ({ page }) => {
  await openProblem(page, title)
  await (isPhone(page)
    ? page.getByRole('button', { name: 'Submissions' }).click()
    : page.getByRole('tab', { name: 'Submissions' }).click())

  await expect(page.getByText('No Submissions Yet')).toBeVisible()
  await expect(page.getByText('Submit your solution to see your submissions here.')).toBeVisible()
})

test('one submission is open at a time, and its code goes back into the editor', async ({ page }) => {
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  for (const code of ['print("first attempt")\n', 'print("second attempt")\n']) {
    await showCode(page)
    await writeCode(page, code)
    await press(page, 'Submit')
    await expectVerdict(page, 'Wrong Answer')
    await expect(page.getByRole('button', { name: /^Submit/ })).toBeEnabled()
  }
  await (isPhone(page)
    ? page.getByRole('button', { name: 'Submissions' }).click()
    : page.getByRole('tab', { name: 'Submissions' }).click())
  const rows = page.getByRole('button', { name: /Wrong Answer.*Python/ })
  await expect(rows).toHaveCount(2)
  await rows.nth(0).click()
  await expect(page.getByText('second attempt').last()).toBeVisible()
  await rows.nth(1).click()
  await expect(page.getByRole('button', { name: 'Close Details' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Open in editor' }).click()
  await page.getByRole('button', { name: 'Replace code' }).click()

  await expect(editorOf(page)).toContainText('first attempt')
})

test('an accepted submission is compared with those of other learners, as a picture and as a table', async ({
  page,
}) => {
  // Six people sign up and submit.
  test.slow()
  const id = await openProblem(page, title)
  const code = await solutionOf(folder, 'cpp')
  await Promise.all(Array.from({ length: 5 }, () => acceptedByAnother(page, { problemId: id, code })))
  await chooseLanguage(page, 'cpp')
  await writeCode(page, code)

  await press(page, 'Submit')
  await expectVerdict(page, 'Accepted')
  const comparison = page.getByRole('region', { name: 'How your run compares' }).first()

  await expect(comparison.getByRole('img')).toContainText(/You, \d\.\d{3}\s*s/)
  await comparison.getByText('Show as a table').click()
  await expect(comparison.getByRole('row', { name: /You$/ })).toHaveCount(1)
  await comparison.getByText('How is this measured?').click()
  await expect(comparison.getByText(/CPU time of the slowest case/)).toBeVisible()
})

test('an unknown problem says so', async ({ page }) => {
  skipOnPhone()
  await openProblem(page, title)

  await page.goto('/problemcontent/no-such-problem')

  await expect(page.getByText('There is no such problem.')).toBeVisible()
})

function escaped(text: string): string {
  return text.replaceAll('+', '\\+')
}
