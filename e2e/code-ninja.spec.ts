import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { askNinja } from '../packages/contract/src/index.ts'
import {
  chooseLanguage,
  expectVerdict,
  openProblem,
  press,
  showCode,
  solutionOf,
  writeCode,
} from './support/problem-page.ts'

// The installation has no key of a model provider, so the embedded coach answers.

const title = 'First Echo'
const folder = 'first-echo'
const wrong = join(
  import.meta.dirname,
  '../content/problems',
  folder,
  'submissions/wrong_answer/oldest_partner.py',
)

test('who is stuck gets the next step about the failing case, improves and is Accepted', async ({ page }) => {
  test.setTimeout(120_000)
  await submitWrong(page)

  await page.getByRole('button', { name: 'Ask Code Ninja' }).click()
  await page.getByRole('button', { name: 'Send' }).click()

  await answered(page)
  const talk = conversation(page)
  await expect(page.getByText('Offline coach')).toBeVisible()
  await expect(talk.getByText('Nudge')).toBeVisible()
  await expect(talk).toContainText(/case \d+/i)
  await talk.getByRole('button', { name: /^Case \d+/ }).click()
  await expect(page.getByRole('button', { name: /^Case \d+.*Wrong Answer/, pressed: true })).toBeVisible()

  await showCode(page)
  await writeCode(page, await solutionOf(folder, 'python'))
  await press(page, 'Submit')
  await expectVerdict(page, 'Accepted')
})

test('a smallest failing input becomes a custom case', async ({ page }) => {
  test.setTimeout(120_000)
  await submitWrong(page)

  await page.getByRole('button', { name: 'Smallest failing input' }).click()
  const dialog = page.getByRole('dialog', { name: 'Smallest failing input' })
  await expect(dialog.getByRole('region', { name: 'Expected', exact: true })).toBeVisible({ timeout: 60_000 })
  const input = await dialog.getByRole('region', { name: 'Input, text' }).locator('pre').textContent()
  await dialog.getByRole('button', { name: 'Use as a custom case' }).click()

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Input', exact: true })).toHaveValue(input ?? '')
})

test('an answer can be stopped, and the conversation cleared', { tag: '@full' }, async ({ page }) => {
  await openProblem(page, title)
  await page.getByRole('tab', { name: 'Code Ninja' }).click()
  const field = page.getByRole('textbox', { name: 'Message to Code Ninja' })
  await expect(field).toHaveAttribute('placeholder', 'Ask about this DSA problem...')
  await expect(page.getByText('Specializes in DSA • Resets after 60 messages')).toBeVisible()

  await field.fill('How do I begin?')
  // With the page's clock stopped nothing of the answer is revealed, however long the server and the test take.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(conversation(page).getByText('Nudge')).toBeVisible()
  await page.getByRole('button', { name: 'Stop Generating' }).click()
  await page.clock.resume()
  await expect(conversation(page).getByText('Stopped')).toBeVisible()
  await expect(field).toBeFocused()

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Reset' })
  await expect(question).toContainText('Are you sure you want to clear the chat? All messages will be lost.')
  await question.getByRole('button', { name: 'Clear Chat' }).click()
  await expect(conversation(page).getByText('Chat reset! Ask me about this problem again.')).toBeVisible()
  await expect(page.getByText('How do I begin?')).toHaveCount(0)
})

test('the message after the sixtieth begins the conversation anew', { tag: '@full' }, async ({ page }) => {
  const problemId = await openProblem(page, title)
  const data = { message: 'Give me the next hint.', language: 'python', code: 'print(1)\n' }
  for (let question = 0; question < 29; question += 1) {
    const answer = await page.request.post(`/api${askNinja.path.replace(':problemId', problemId)}`, { data })
    expect(answer.ok()).toBe(true)
  }
  await page.getByRole('tab', { name: 'Code Ninja' }).click()
  await expect(conversation(page).getByText(data.message)).toHaveCount(29)

  await page.getByRole('button', { name: 'Next hint' }).click()

  await expect(conversation(page).getByText('Chat reset! Ask me about this problem again.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(conversation(page).getByText('Said before the chat was reset')).toBeVisible()
  await expect(conversation(page).getByText(data.message)).toHaveCount(1)
  await page.reload()
  await page.getByRole('tab', { name: 'Code Ninja' }).click()
  await expect(conversation(page).getByText('Chat reset! Ask me about this problem again.')).toBeVisible()
  await expect(conversation(page).getByText(data.message)).toHaveCount(0)
})

async function submitWrong(page: Page): Promise<void> {
  await openProblem(page, title)
  await chooseLanguage(page, 'python')
  await writeCode(page, await readFile(wrong, 'utf8'))
  await press(page, 'Submit')
  await expectVerdict(page, 'Wrong Answer')
}

function conversation(page: Page) {
  return page.getByRole('region', { name: 'Conversation with Code Ninja' })
}

async function answered(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Stop Generating' })).toBeHidden({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
}
