import { defaultShortcuts, shortcutKeySchema } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { ariaKeyShortcuts, isPressed, isSameShortcut, keyCaps, shortcutOf } from './shortcut-keys.ts'

interface Press extends KeyboardEventInit {
  altGraph?: boolean
}

function press({ altGraph = false, ...init }: Press): KeyboardEvent {
  return new KeyboardEvent('keydown', { ...init, ...(altGraph && { modifierAltGraph: true }) })
}

test.each<[string, Press, string | null]>([
  ['Ctrl with a letter', { key: 'j', code: 'KeyJ', ctrlKey: true }, 'Mod+J'],
  [
    'the order of holding does not matter',
    { key: 'R', code: 'KeyR', ctrlKey: true, shiftKey: true, altKey: true },
    'Mod+Alt+Shift+R',
  ],
  ['a key of functions alone', { key: 'F9', code: 'F9' }, 'F9'],
  ['Enter', { key: 'Enter', code: 'Enter', ctrlKey: true }, 'Mod+Enter'],
  ['a dead key by its place', { key: 'Dead', code: 'Quote', ctrlKey: true }, "Mod+'"],
  ['a keyboard without Latin letters by the place', { key: 'о', code: 'KeyJ', ctrlKey: true }, 'Mod+J'],
  ['another arrangement of letters by the letter', { key: 'j', code: 'KeyC', ctrlKey: true }, 'Mod+J'],
  ['a modifier alone', { key: 'Control', code: 'ControlLeft', ctrlKey: true }, null],
  ['an arrow', { key: 'ArrowUp', code: 'ArrowUp', altKey: true }, null],
  [
    'the right Alt, which writes',
    { key: '@', code: 'KeyQ', ctrlKey: true, altKey: true, altGraph: true },
    null,
  ],
  ['the key of the system', { key: 'r', code: 'KeyR', metaKey: true }, null],
  ['half a character', { key: 'j', code: 'KeyJ', ctrlKey: true, isComposing: true }, null],
])('%s', (_, init, shortcut) => {
  expect(shortcutOf(press(init), false)).toBe(shortcut)
})

test.each<[string, Press, string | null]>([
  ['command is what Ctrl is elsewhere', { key: 'Enter', code: 'Enter', metaKey: true }, 'Mod+Enter'],
  ['Ctrl is a key of its own', { key: 'm', code: 'KeyM', ctrlKey: true }, 'Ctrl+M'],
  ['with Alt the place counts', { key: '˜', code: 'KeyN', altKey: true }, 'Alt+N'],
])('on a Mac %s', (_, init, shortcut) => {
  expect(shortcutOf(press(init), true)).toBe(shortcut)
})

test('Ctrl and Mod are one key, but not on a Mac', () => {
  expect(isSameShortcut('Ctrl+M', 'Mod+M', false)).toBe(true)
  expect(isSameShortcut('Ctrl+M', 'Mod+M', true)).toBe(false)
  expect(isSameShortcut('Shift+Mod+M', 'Mod+Shift+M', false)).toBe(true)
  expect(isSameShortcut('Mod+Shift+M', 'Mod+M', false)).toBe(false)
})

test('a key is pressed only with exactly its modifiers', () => {
  const submit = press({ key: 'Enter', code: 'Enter', ctrlKey: true })

  expect(isPressed(defaultShortcuts.submit, submit, false)).toBe(true)
  expect(isPressed('Mod+Shift+Enter', submit, false)).toBe(false)
  expect(isPressed(defaultShortcuts.maximise, press({ key: 'm', code: 'KeyM', ctrlKey: true }), false)).toBe(
    true,
  )
})

test('every default is a key that the contract takes', () => {
  for (const shortcut of Object.values(defaultShortcuts))
    expect(shortcutKeySchema.safeParse(shortcut).success).toBe(true)
})

test('keys read as they stand on the keyboard, and are told to screen readers in their words', () => {
  expect(keyCaps('Mod+Shift+Enter')).toEqual(['Ctrl', 'Shift', '↵'])
  expect(ariaKeyShortcuts('Mod+Shift+Enter')).toBe('Control+Shift+Enter')
})
