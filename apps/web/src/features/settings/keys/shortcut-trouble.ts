import { type ShortcutAction, shortcutActions, shortcutKeySchema } from '@codedojo/contract'
import { isMac } from '../../../lib/modifier-key.ts'
import { type Shortcuts, sameShortcut, shortcutWords } from '../../../lib/shortcut-keys.ts'

export type ShortcutTrouble =
  /** Another action has these keys; the two can change theirs. */
  { kind: 'taken'; by: ShortcutAction; message: string } | { kind: 'refused'; message: string }

interface Wish {
  readonly action: ShortcutAction
  readonly pressed: string
  readonly shortcuts: Shortcuts
}

/** Why these keys cannot be those of the action; null: they can. */
export function shortcutTrouble({ action, pressed, shortcuts }: Wish, onMac = isMac): ShortcutTrouble | null {
  if (writesText(pressed))
    return refused(`These keys write into the code. Hold ${onMac ? '⌘' : 'Ctrl'} or Alt with them.`)
  const owner = [...ownersFor(onMac)].find(([keys]) => sameShortcut(keys, pressed, onMac))?.[1]
  if (owner !== undefined) return refused(owner)
  const other = shortcutActions.find(
    (each) => each !== action && sameShortcut(shortcuts[each], pressed, onMac),
  )
  if (other) return { kind: 'taken', by: other, message: `${shortcutWords[other]} has these keys.` }
  return shortcutKeySchema.safeParse(pressed).success ? null : refused('These keys cannot be a shortcut.')
}

const refused = (message: string): ShortcutTrouble => ({ kind: 'refused', message })

function writesText(pressed: string): boolean {
  const parts = pressed.split('+')
  const isHeld = parts.some((part) => part === 'Mod' || part === 'Ctrl' || part === 'Alt')
  return !isHeld && !/^F\d/.test(parts.at(-1) ?? '')
}

const ownersFor = (onMac: boolean) => (onMac ? ownersOnMac : ownersElsewhere)

function keysOf(message: string, keys: readonly string[]): [string, string][] {
  return keys.map((each) => [each, message])
}

const fixed = [
  ...keysOf('These keys save the code, and saving never does anything else.', ['Mod+S']),
  ...keysOf('These keys open the command palette.', ['Mod+K']),
  ...keysOf(
    'These keys open the panels on the left.',
    [1, 2, 3, 4, 5, 6].map((place) => `Alt+${place}`),
  ),
  ...keysOf(
    'The editor needs these keys to copy, paste, undo, select or find.',
    ['A', 'C', 'V', 'X', 'Z', 'Y', 'F', 'Shift+Z', 'Shift+V'].map((key) => `Mod+${key}`),
  ),
]

const byBrowser = 'The browser keeps these keys for itself.'
const browserKeys = [
  ...['T', 'N', 'W', 'R', 'L', 'P', 'Q', 'Shift+T', 'Shift+N', 'Shift+W', 'Shift+Q', 'Shift+R'],
  ...['Shift+I', 'Shift+C', '-', '=', ...Array.from({ length: 10 }, (_, digit) => String(digit))],
].map((key) => `Mod+${key}`)

const ownersElsewhere = new Map([
  ...fixed,
  ...keysOf(byBrowser, [...browserKeys, 'F1', 'F5', 'F6', 'F11', 'F12', 'Mod+F4', 'Alt+F4', 'Alt+D']),
])
const ownersOnMac = new Map([
  ...fixed,
  ...keysOf(byBrowser, browserKeys),
  ...keysOf('The system keeps these keys for itself.', ['Mod+H', 'Mod+M', 'Mod+,', 'F11']),
])
