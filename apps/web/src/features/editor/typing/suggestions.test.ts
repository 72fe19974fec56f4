// @vitest-environment jsdom
import { completionStatus, selectedCompletionIndex, startCompletion } from '@codemirror/autocomplete'
import { indentWithTab } from '@codemirror/commands'
import { EditorView, keymap, runScopeHandlers } from '@codemirror/view'
import { afterEach, expect, test, vi } from 'vitest'
import { loadSupport } from '../../../lib/code/code-languages.ts'
import { suggestions } from './suggestions.ts'

const views: EditorView[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const view of views.splice(0)) view.destroy()
})

/** An editor whose completion list for `Tru` has just opened. */
async function justOpened(): Promise<EditorView> {
  vi.useFakeTimers({ toFake: ['Date'] })
  const view = new EditorView({
    doc: 'while Tru',
    selection: { anchor: 9 },
    extensions: [suggestions, keymap.of([indentWithTab]), await loadSupport('python')],
  })
  views.push(view)
  startCompletion(view)
  await vi.waitFor(() => expect(completionStatus(view.state)).toBe('active'))
  return view
}

const pressTab = (view: EditorView) =>
  runScopeHandlers(view, new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9 }), 'editor')

test('Tab takes the first word of an open list', async () => {
  const view = await justOpened()
  vi.setSystemTime(Date.now() + 200)

  expect(pressTab(view)).toBe(true)

  expect(view.state.doc.toString()).toBe('while True')
})

test('Tab in the moment in which a list opens neither indents the line nor chooses for a later Enter', async () => {
  const view = await justOpened()

  expect(pressTab(view)).toBe(true)

  expect(view.state.doc.toString()).toBe('while Tru')
  expect(selectedCompletionIndex(view.state)).toBeNull()
})
