import { defaultShortcuts } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { shortcutsOf } from '../../../lib/keys/shortcut-keys.ts'
import { validateShortcut } from './validate-shortcut.ts'

const wish = (pressed: string, shortcuts = defaultShortcuts) =>
  ({ action: 'run', pressed, shortcuts }) as const

test.each(['Mod+Shift+Enter', 'Mod+B', 'Alt+R', 'F9', 'Shift+F9', "Mod+'"])('%s is free', (pressed) => {
  expect(validateShortcut(wish(pressed), false)).toBeNull()
})

test.each([
  ['Mod+S', 'save'],
  ['Ctrl+S', 'save'],
  ['Mod+K', 'command palette'],
  ['Alt+1', 'panels'],
  ['Mod+C', 'copy'],
  ['Mod+W', 'browser'],
  ['F5', 'browser'],
  ['R', 'write'],
  ['Shift+R', 'write'],
  ['Enter', 'write'],
])('%s is refused, because it belongs to "%s"', (pressed, reason) => {
  expect(validateShortcut(wish(pressed), false)).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining(reason),
  })
})

test('the keys of another action are named with it', () => {
  expect(validateShortcut(wish('Mod+Enter'), false)).toEqual({
    kind: 'taken',
    by: 'submit',
    message: 'Submit has these keys.',
  })
  expect(validateShortcut(wish('Mod+M'), false)).toMatchObject({ by: 'maximise' })
})

test('a key that another action has given up is free', () => {
  expect(validateShortcut(wish('Mod+Enter', shortcutsOf({ submit: 'F9' })), false)).toBeNull()
})

test('what another computer of the same person keeps is refused on a Mac, too', () => {
  for (const pressed of ['F5', 'Ctrl+K', 'Ctrl+Enter'])
    expect(validateShortcut(wish(pressed), true)).not.toBeNull()
})

test('what the system of a Mac keeps is refused there only', () => {
  expect(validateShortcut(wish('Mod+H'), true)).toMatchObject({ kind: 'refused' })
  expect(validateShortcut(wish('Mod+H'), false)).toBeNull()
})
