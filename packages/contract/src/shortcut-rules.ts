import { z } from 'zod'
import { defaultShortcuts, shortcutActions } from './shortcut-keys.ts'

/**
 * What these keys do already, as a sentence; null if they are free. The setting follows the user to other computers, so the keys
 * must be free on all of them; `Mod` is Ctrl on most.
 */
export function shortcutConflict(keys: string): string | null {
  return owners.get(formOf(keys)) ?? null
}

/** Whether two shortcuts are the same keys on some computer. */
export function areSameKeys(one: string, other: string): boolean {
  return formOf(one) === formOf(other)
}

function formOf(keys: string): string {
  const parts = keys.split('+').map((part) => (part === 'Ctrl' ? 'Mod' : part))
  return [...new Set(parts)].sort().join('+')
}

function owned(owner: string, keys: readonly string[]): [string, string][] {
  return keys.map((each) => [formOf(each), owner])
}

const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
const owners = new Map([
  ...owned('These keys save the code, and saving never does anything else.', ['Mod+S']),
  ...owned('These keys open the command palette.', ['Mod+K']),
  ...owned(
    'These keys open the panels on the left.',
    [1, 2, 3, 4, 5, 6].map((place) => `Alt+${place}`),
  ),
  ...owned(
    'The editor needs these keys to copy, paste, undo, select or find.',
    ['A', 'C', 'V', 'X', 'Z', 'Y', 'F', 'Shift+Z', 'Shift+V'].map((key) => `Mod+${key}`),
  ),
  ...owned('The browser keeps these keys for itself.', [
    ...['T', 'N', 'W', 'R', 'L', 'P', 'Q', '-', '=', ...digits].map((key) => `Mod+${key}`),
    ...['T', 'N', 'W', 'Q', 'R', 'I', 'C'].map((key) => `Mod+Shift+${key}`),
    ...['F1', 'F5', 'F6', 'F11', 'F12', 'Mod+F4', 'Alt+F4', 'Alt+D'],
  ]),
])

/** `Mod` is Ctrl, or ⌘ on a Mac. The last part is a `KeyboardEvent.key`, letters in upper case. */
export const shortcutKeySchema = z
  .string()
  .regex(
    /^(?=(Mod|Ctrl|Alt|Shift)\+|F\d)((Mod|Ctrl|Alt|Shift)\+){0,3}([^\s+]|Enter|F([1-9]|1[0-2]))$/,
    'A shortcut is Mod, Ctrl, Alt or Shift with one key, or F1 to F12',
  )
  .refine(
    (keys) => !/\b(\w+)\+(.*\+)?\1\+/.test(keys),
    'A shortcut names each of Mod, Ctrl, Alt and Shift once',
  )
  .refine(
    (keys) => !/^(Shift\+)?[^+]$|^Shift\+\+$/.test(keys),
    'A shortcut must not be what writes into the code',
  )
  .refine((keys) => shortcutConflict(keys) === null, {
    error: ({ input }) => shortcutConflict(String(input)) ?? undefined,
  })

/** Actions that are absent keep their default. */
export const shortcutKeysSchema = z
  .partialRecord(z.enum(shortcutActions), shortcutKeySchema)
  .refine(
    (chosen) =>
      new Set(Object.values({ ...defaultShortcuts, ...chosen }).map(formOf)).size === shortcutActions.length,
    {
      error: 'Two actions have the same shortcut',
    },
  )
