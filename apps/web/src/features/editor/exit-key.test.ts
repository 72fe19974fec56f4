// @vitest-environment jsdom
import type { EditorSettings } from '@codedojo/contract'
import { EditorView } from '@codemirror/view'
import { afterEach, expect, test, vi } from 'vitest'
import { exitOnKey } from './exit-key.ts'
import { loadKeymap } from './load-keymap.ts'

// jsdom has no layout.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects()

const views: EditorView[] = []
afterEach(() => {
  for (const view of views.splice(0)) view.destroy()
})

async function open(name: EditorSettings['keymap']) {
  const { extension, exitKey } = await loadKeymap(name)
  const left = vi.fn()
  const extensions = [exitOnKey(() => exitKey, left), extension]
  const view = new EditorView({ doc: 'one', extensions, parent: document.body })
  views.push(view)
  const press = (...keys: string[]) => {
    for (const key of keys)
      view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  }
  return { view, left, press }
}

test.each<[EditorSettings['keymap'], string[], number]>([
  ['default', ['Escape'], 1],
  ['default', ['Tab'], 0],
  ['emacs', ['Escape'], 1],
  ['vim', ['Escape', 'Escape'], 0],
  ['vim', ['Tab'], 1],
  ['vim', ['i', 'Tab'], 0],
  ['vim', ['v', 'Tab'], 0],
  ['vim', ['i', 'Escape', 'Tab'], 1],
])('with the keys of %s, %j leaves the editor %i times', async (keymap, keys, times) => {
  const { left, press } = await open(keymap)

  press(...keys)

  expect(left).toHaveBeenCalledTimes(times)
})

test.each([
  ['a word of an input method writes nothing', 'n', 229, true],
  ['a letter of a keyboard on a screen is left to Vim', 'Unidentified', 229, false],
])('where keys are commands, %s', async (_, key, keyCode, isTaken) => {
  const { view } = await open('vim')

  view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, cancelable: true }))

  const insert = () => view.state.update({})
  const [first] = view.state.facet(EditorView.inputHandler)
  expect(first?.(view, 0, 0, 'ni', insert)).toBe(isTaken)
})

test('the Enter that takes a word of an input method begins no line', async () => {
  const { view } = await open('default')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, cancelable: true })

  view.contentDOM.dispatchEvent(enter)

  expect(enter.defaultPrevented).toBe(true)
})
