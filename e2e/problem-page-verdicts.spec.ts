import { expect, test } from '@playwright/test'
import { type Language, languageNames, languages } from '../packages/contract/src/index.ts'
import { signInAsAdmin, signUp } from './support/account.ts'
import {
  chooseLanguage,
  editorOf,
  expectVerdict,
  isPhone,
  openProblem,
  press,
  showCode,
  solutionOf,
  writeCode,
} from './support/problem-page.ts'
import { publishProblem } from './support/publish-problem.ts'

const title = 'First Echo'
const folder = 'first-echo'

// The tests of the judge prove every verdict in every language: the quick run sees a few of them on the page.
const tagOf = (language: Language) => (language === 'cpp' ? [] : '@full')
const quickVerdicts = ['Wrong Answer', 'Time Limit Exceeded']

for (const language of languages) {
  test(`a correct solution in ${languageNames[language]} is accepted and listed`, {
    tag: tagOf(language),
  }, async ({ page }) => {
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
    name: 'flooding',
    language: 'cpp',
    code: '#include <cstdio>\nint main() { for (;;) puts("flood flood flood flood flood flood flood flood"); }\n',
    verdict: 'Output Limit Exceeded',
    message: /8(\.0)? (MB|MiB)/,
  },
]

for (const { name, language, code, verdict, message } of failures) {
  test(`a ${name} program gets ${verdict} and a message that helps`, {
    tag: quickVerdicts.includes(verdict) ? [] : '@full',
  }, async ({ page }) => {
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
  test(`a program in ${languageNames[language]} that does not compile gets the compiler's words and a marked line`, {
    tag: tagOf(language),
  }, async ({ page }) => {
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

function escaped(text: string): string {
  return text.replaceAll('+', '\\+')
}

test('a memory-hungry program gets Memory Limit Exceeded and a message that helps', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  // On a machine with slow memory, a program exceeds the time limit of First Echo before it has filled 256 MB.
  await using adminContext = await browser.newContext()
  const adminPage = await adminContext.newPage()
  await signInAsAdmin(adminPage)
  const limits = { timeLimitMs: 20_000, memoryLimitKb: 64 * 1024 }
  const id = await publishProblem(adminPage.request, limits)
  await signUp(page)
  await page.goto(`/problemcontent/${id}`)
  await showCode(page)
  await chooseLanguage(page, 'cpp')
  await writeCode(
    page,
    '#include <cstring>\n#include <cstdlib>\nint main() { for (;;) { void* p = malloc(1 << 20); if (p) memset(p, 1, 1 << 20); } }\n',
  )

  await press(page, 'Submit')

  await expectVerdict(page, 'Memory Limit Exceeded')
  await expect(page.getByText(/64(\.0)? (MB|MiB)/).first()).toBeVisible()
})
