import { defaultShortcuts, type ShortcutAction, type ShortcutKeys, type Shortcuts } from '@codedojo/contract'
import { isMac, modifierKey } from './modifier-key.ts'

export const shortcutLabels = {
  run: 'Run',
  submit: 'Submit',
  nextFailure: 'Next failing case',
  toggleDock: 'Collapse the console',
  maximise: 'Maximise the editor',
} as const satisfies Record<ShortcutAction, string>

/** The fixed shortcut for saving; users cannot change it. */
export const saveShortcut = 'Mod+S'

export function shortcutsOf(chosen: ShortcutKeys): Shortcuts {
  return { ...defaultShortcuts, ...chosen }
}

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'getModifierState'
>

/** The pressed shortcut in the contract's notation; null when it cannot be one, such as a modifier alone. */
export function shortcutOf(event: KeyPress, onMac = isMac): string | null {
  // AltGr counts as Ctrl+Alt on many keyboards, but types characters.
  if (event.isComposing || event.getModifierState('AltGraph') || (event.metaKey && !onMac)) return null
  const key = keyOf(event, onMac)
  if (key === null) return null
  const held = [
    (onMac ? event.metaKey : event.ctrlKey) && 'Mod',
    onMac && event.ctrlKey && 'Ctrl',
    event.altKey && 'Alt',
    event.shiftKey && 'Shift',
    key,
  ]
  return held.filter((part) => part !== false).join('+')
}

/** Whether two shortcuts mean the same keys: `Mod` is Ctrl except on a Mac. */
export function isSameShortcut(one: string, other: string, onMac = isMac): boolean {
  return ownForm(one, onMac) === ownForm(other, onMac)
}

export function isPressed(shortcut: string, event: KeyPress, onMac = isMac): boolean {
  const pressed = shortcutOf(event, onMac)
  return pressed !== null && isSameShortcut(pressed, shortcut, onMac)
}

/** The labels of the key caps: `['Ctrl', '↵']`. */
export function keyCaps(shortcut: string): string[] {
  return shortcut.split('+').map((part) => caps.get(part) ?? part)
}

/** The value of `aria-keyshortcuts`. */
export function ariaKeyShortcuts(shortcut: string): string {
  return shortcut
    .split('+')
    .map((part) => (part === 'Ctrl' ? 'Control' : part === 'Mod' ? (isMac ? 'Meta' : 'Control') : part))
    .join('+')
}

const caps = new Map([
  ['Mod', modifierKey],
  ['Enter', '↵'],
])

function ownForm(shortcut: string, onMac: boolean): string {
  const parts = shortcut.split('+').map((part) => (part === 'Ctrl' && !onMac ? 'Mod' : part))
  return parts.toSorted().join('+')
}

/**
 * The key by its character where that exists on every keyboard, else by its physical position: on a Mac, Alt types other
 * characters, and a Hindi or Russian keyboard has no Latin letters.
 */
function keyOf({ key, code, altKey }: KeyPress, onMac: boolean): string | null {
  if (key === 'Enter' || /^F([1-9]|1[0-2])$/.test(key)) return key
  if (/^[!-~]$/.test(key) && key !== '+' && !(altKey && onMac)) return key.toUpperCase()
  const place = /^(?:Key|Digit)(\w)$/.exec(code)?.[1]
  return place ?? placesOfSigns.get(code) ?? null
}

const placesOfSigns = new Map([
  ['Quote', "'"],
  ['Semicolon', ';'],
  ['Comma', ','],
  ['Period', '.'],
  ['Slash', '/'],
  ['Backslash', '\\'],
  ['BracketLeft', '['],
  ['BracketRight', ']'],
  ['Minus', '-'],
  ['Equal', '='],
  ['Backquote', '`'],
])
