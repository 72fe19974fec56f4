import { afterEach, expect, test } from 'vitest'
import { loadSupport } from '../../lib/code/code-languages.ts'
import { EditorHost } from './editor-host.ts'
import { defaultSettings } from './editor-settings.ts'
import type { SymbolKey } from './symbol-keys.ts'

let host: EditorHost | null = null
let typed = ''
afterEach(() => {
  host?.destroy()
  document.body.replaceChildren()
})

async function openEditor(closesBrackets = true): Promise<(...keys: SymbolKey[]) => string> {
  const parent = document.body.appendChild(document.createElement('div'))
  const settings = { ...defaultSettings, closesBrackets }
  const nothing = () => {}
  const onChange = (code: string) => {
    typed = code
  }
  const opened = new EditorHost({
    parent,
    label: 'Code',
    settings,
    onChange,
    onCaret: nothing,
    onLeave: nothing,
    onMode: nothing,
    onSave: nothing,
    onOdd: nothing,
  })
  host = opened
  await loadSupport('python')
  opened.show('python', '')
  await opened.configure(settings)
  return (...keys) => {
    for (const key of keys) opened.press(key)
    return typed
  }
}

test('a bracket brings its partner, and the partner is stepped over', async () => {
  const press = await openEditor()

  expect(press('(', '[')).toBe('([])')
  expect(press(']', ')', ':')).toBe('([]):')
})

test('where brackets are not closed by themselves, a bracket is a bracket', async () => {
  const press = await openEditor(false)

  expect(press('(', '[')).toBe('([')
})

test('Tab puts blanks at the caret, the arrows move it, and Undo takes back', async () => {
  const press = await openEditor()

  expect(press('Tab', '=')).toBe('    =')
  expect(press('←', '<')).toBe('    <=')
  expect(press('→', '_')).toBe('    <=_')
  expect(press('Undo')).not.toBe('    <=_')
})
