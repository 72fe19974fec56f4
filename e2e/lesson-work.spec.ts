import { expect, type Page, test } from '@playwright/test'
import { signUp } from './support/account.ts'
import { buyCourse, publishCourse } from './support/courses.ts'
import { findAccessibilityFaults } from './support/find-accessibility-faults.ts'
import { notesToTry } from './support/notes-to-try.ts'
import { isPhone } from './support/problem-page.ts'
import { touchTypistAt, typistAt } from './support/typist.ts'

async function openLesson(page: Page) {
  await signUp(page)
  const course = await publishCourse(['A lesson to try'], notesToTry)
  await buyCourse(page, course)
  await page.goto(`/course/${course._id}/content`)
  return page.getByRole('region', { name: 'Program 1' })
}

const editorOf = (page: Page) => page.getByRole('textbox', { name: /^Program 1\b/ })

async function typeAtEnd(page: Page, text: string) {
  const editor = editorOf(page)
  await editor.click()
  await editor.press('Control+End')
  const typist = isPhone(page) ? await touchTypistAt(page) : typistAt(page)
  await typist.type(text)
}

test('a learner changes a program of a lesson, runs it, finds it after a reload, and resets it', async ({
  page,
}) => {
  const program = await openLesson(page)
  await expect(editorOf(page)).toContainText('print(number * 2)')
  await expect(page.locator('.cm-editor')).toHaveCount(0)
  const saved = page.waitForResponse('**/api/course/lesson/*/code/1/python')
  await typeAtEnd(page, '\nprint("mine")')
  await program.getByRole('button', { name: 'Run' }).click()

  await expect(program.getByRole('region', { name: 'Output' })).toHaveText(/^\s*42\s+mine\s*$/)
  await expect(program.getByRole('status').last()).toContainText('Finished. It printed 42')
  expect(await findAccessibilityFaults(page)).toEqual([])
  expect((await saved).ok()).toBe(true)

  await page.reload()
  await expect(editorOf(page)).toContainText('print("mine")')
  await program.getByRole('button', { name: 'Reset' }).click()
  await expect(editorOf(page)).not.toContainText('mine')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editorOf(page)).toContainText('print("mine")')
})

test('the other language and another input are run, and an error of the compiler is shown', async ({
  page,
}) => {
  const program = await openLesson(page)
  await program.getByRole('tab', { name: 'C++' }).click()
  await program.getByRole('textbox', { name: 'Input of program 1' }).fill('50')

  await page.keyboard.press("Control+'")
  await expect(program.getByRole('region', { name: 'Output' })).toHaveText(/^\s*100\s*$/)
  await editorOf(page).click()
  await page.keyboard.type('oops ')
  await program.getByRole('button', { name: 'Run' }).click()

  await expect(program.getByText('It does not compile', { exact: true })).toBeVisible()
  await expect(program.getByRole('region', { name: 'Compiler' })).toContainText('oops')
})

test('a quiz tells kindly what is wrong, then what is right and why, and keeps the answer', async ({
  page,
}) => {
  await openLesson(page)
  const quiz = page.getByRole('region', { name: 'Quiz' })
  expect(await page.content()).not.toContain('doubles it')
  await quiz.getByRole('radio', { name: '21' }).check()
  await quiz.getByRole('button', { name: 'Check' }).click()

  await expect(quiz.getByRole('status')).toContainText('Not quite.')
  await quiz.getByRole('radio', { name: '42' }).check()
  await expect(quiz.getByText('Not quite.')).toBeHidden()
  await quiz.getByRole('button', { name: 'Check' }).click()
  await expect(quiz.getByRole('status')).toContainText(
    /^That is right\.\s*It reads a number and doubles it\./,
  )
  expect(await findAccessibilityFaults(page)).toEqual([])

  await page.reload()
  await expect(quiz.getByRole('radio', { name: '42' })).toBeChecked()
  await expect(quiz.getByText('It reads a number and doubles it.')).toBeVisible()
})
