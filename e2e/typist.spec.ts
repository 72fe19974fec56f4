import { expect, type Page, test } from '@playwright/test'
import { inputMethodAt, touchTypistAt, typistAt } from './support/typist.ts'

/** An empty focused field that logs the key and composition events it receives. */
async function fieldOf(page: Page): Promise<void> {
  await page.setContent('<textarea></textarea>')
  await page.evaluate(() => {
    const field = document.querySelector('textarea')
    if (field === null) throw new Error('There is no field.')
    const seen: string[] = []
    for (const type of ['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend'])
      field.addEventListener(type, (event) => {
        if (!(event instanceof KeyboardEvent)) seen.push(type)
        else {
          const notes = [event.repeat && 'again', event.isComposing && 'composing', event.shiftKey && 'shift']
          seen.push([type, event.key, event.keyCode, ...notes.filter(Boolean)].join(' '))
        }
        field.dataset.seen = seen.join('\n')
      })
    field.focus()
  })
}

const written = (page: Page) => page.locator('textarea').inputValue()
const seen = async (page: Page) =>
  ((await page.locator('textarea').getAttribute('data-seen')) ?? '').split('\n')

test('a typist presses, holds and releases the keys of a keyboard', async ({ page }) => {
  await fieldOf(page)
  const typist = typistAt(page, { paceMs: 2 })

  await typist.type('a+B\n')
  await typist.hold('c', 3)

  expect(await written(page)).toBe('a+B\nccc')
  expect((await seen(page)).slice(0, 3)).toEqual(['keydown a 65', 'keypress a 97', 'keyup a 65'])
  expect(await seen(page)).toContain('keydown B 66 shift')
  expect((await seen(page)).slice(-7)).toEqual([
    ...['keydown c 67', 'keypress c 99', 'keydown c 67 again', 'keypress c 99 again'],
    ...['keydown c 67 again', 'keypress c 99 again', 'keyup c 67'],
  ])
})

test('a typist on glass commits words and sends keys for Enter and Backspace alone', async ({ page }) => {
  await fieldOf(page)
  const typist = await touchTypistAt(page, { paceMs: 2 })

  await typist.type('one two\n!')
  await typist.press('Backspace')

  expect(await written(page)).toBe('one two\n')
  expect((await seen(page)).filter((each) => each.startsWith('keydown'))).toEqual([
    'keydown Enter 13',
    'keydown Backspace 8',
  ])
})

test('an input method composes, takes and drops words, in the order of Chrome or of Safari', async ({
  page,
}) => {
  await fieldOf(page)
  const chrome = await inputMethodAt(page, { paceMs: 2 })
  const safari = await inputMethodAt(page, { paceMs: 2, order: 'safari' })

  await chrome.compose('n', 'ni', '你')
  await chrome.take('你')
  await chrome.compose('h', 'ha')
  await chrome.drop()
  await safari.compose('h', '好')
  await safari.take('好')

  expect(await written(page)).toBe('你好')
  expect((await seen(page)).filter((each) => !each.startsWith('keyup'))).toEqual([
    ...['keydown n 229', 'compositionstart', 'keydown i 229 composing', 'keydown Process 229 composing'],
    ...['keydown Enter 229 composing', 'compositionend'],
    ...['keydown h 229', 'compositionstart', 'keydown a 229 composing'],
    ...['keydown Escape 229 composing', 'compositionend'],
    ...['keydown h 229', 'compositionstart', 'keydown Process 229 composing'],
    ...['compositionend', 'keydown Enter 229'],
  ])
})
