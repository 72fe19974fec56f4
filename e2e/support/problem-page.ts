import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { getAllProblem, type Language, languageNames } from '../../packages/contract/src/index.ts'
import { signUp } from './account.ts'
import { typeProgram } from './type-program.ts'
import { type Pace, touchTypistAt, typistAt } from './typist.ts'

export const modifier = 'Control'
const content = join(import.meta.dirname, '../../content/problems')
const fileNames = { cpp: 'main.cpp', java: 'Main.java', python: 'main.py', javascript: 'main.js' } as const

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= 768
}

/** The accepted solution of a starter problem. */
export function solutionOf(folder: string, language: Language): Promise<string> {
  return readFile(join(content, folder, 'submissions/accepted', fileNames[language]), 'utf8')
}

/** Signs a new user up and opens the problem with this title. */
export async function openProblem(page: Page, title: string): Promise<string> {
  await signUp(page)
  const answer = await page.request.get('/api/problem/getAllProblem')
  const problem = getAllProblem.response.parse(await answer.json()).find((each) => each.title === title)
  if (!problem) throw new Error(`The starter content has no problem "${title}".`)
  await page.goto(`/problemcontent/${problem._id}`)
  await showCode(page)
  return problem._id
}

export async function showCode(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Code', exact: true }).click()
  // A plain textarea is shown while the editor is loading.
  await expect(page.locator('.cm-content')).toBeVisible()
}

export function editorOf(page: Page) {
  return page.getByRole('textbox', { name: /Code editor/ })
}

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.getByLabel('Language', { exact: true }).selectOption({ label: languageNames[language] })
}

/** The code in the editor. */
export async function codeIn(page: Page): Promise<string> {
  return (await editorOf(page).locator('.cm-line').allTextContents()).join('\n')
}

/** Clears the editor and types this program, key by key on a large screen and by touch on a phone. */
export async function typeCode(page: Page, code: string, pace: Pace = {}): Promise<void> {
  await emptyEditor(page)
  await typeProgram(page, isPhone(page) ? await touchTypistAt(page, pace) : typistAt(page, pace), code)
  expect(await codeIn(page)).toBe(code.replace(/\n$/, ''))
}

/** Clears the editor and leaves the caret in it. */
export async function emptyEditor(page: Page): Promise<void> {
  await (isPhone(page) ? emptyByTouch(page) : emptyByKeys(page))
  await expect.poll(() => codeIn(page)).toBe('')
}

async function emptyByKeys(page: Page): Promise<void> {
  await editorOf(page).focus()
  await page.keyboard.press(`${modifier}+a`)
  await page.keyboard.press('Backspace')
}

/** Selects all and deletes, as by a long press and a key. */
async function emptyByTouch(page: Page): Promise<void> {
  const keyboard = await touchTypistAt(page)
  await editorOf(page).tap()
  await keyboard.type('x')
  await editorOf(page).evaluate((element) => document.getSelection()?.selectAllChildren(element))
  // The editor applies the selection a moment before it draws it.
  await expect(page.locator('.cm-selectionBackground').first()).toBeAttached()
  await keyboard.press('Backspace')
}

/** Replaces the code in the editor by pasting, for tests that are not about typing. */
export async function writeCode(page: Page, code: string): Promise<void> {
  await editorOf(page).focus()
  await page.keyboard.press(`${modifier}+a`)
  await page.keyboard.insertText(code)
}

export async function press(page: Page, name: 'Run' | 'Submit'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}

/** Waits for the verdict of the last run or submission, wherever this screen size shows it. */
export async function expectVerdict(page: Page, verdict: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: `${verdict}.` })).toBeAttached({ timeout: 45_000 })
  await expect(page.getByText(verdict, { exact: true }).first()).toBeVisible()
}
