// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { stopInputMethodKeys } from './input-method-keys.ts'

stopInputMethodKeys(window)
const heard = vi.fn()
window.addEventListener('keydown', heard, { capture: true })
afterEach(() => {
  heard.mockReset()
  document.body.replaceChildren()
})

function pressIn(className: string, key: KeyboardEventInit): KeyboardEvent {
  const field = document.createElement('input')
  field.className = className
  document.body.append(field)
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key })
  field.dispatchEvent(event)
  return event
}

test.each([
  ['Enter of a word that is put together', { key: 'Enter', isComposing: true }],
  ['Enter after the word, as Safari sends it', { key: 'Enter', keyCode: 229 }],
  ['Escape of a word that is put together', { key: 'Escape', isComposing: true }],
])('nobody hears %s', (_, key) => {
  pressIn('', key)

  expect(heard).not.toHaveBeenCalled()
})

test('the browser itself does nothing for an Escape of an input method', () => {
  expect(pressIn('', { key: 'Escape', keyCode: 229 }).defaultPrevented).toBe(true)
  expect(pressIn('', { key: 'Escape' }).defaultPrevented).toBe(false)
})

test('ordinary keys are heard, and so are those of the code editor, which minds input methods by itself', () => {
  pressIn('', { key: 'Enter' })
  pressIn('cm-content', { key: 'Enter', isComposing: true })

  expect(heard).toHaveBeenCalledTimes(2)
})
