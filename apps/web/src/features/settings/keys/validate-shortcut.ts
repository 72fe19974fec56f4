import {
  areSameKeys,
  type ShortcutAction,
  type Shortcuts,
  shortcutActions,
  shortcutConflict,
  shortcutKeySchema,
} from '@codedojo/contract'
import { isMac } from '../../../lib/keys/modifier-key.ts'
import { shortcutLabels } from '../../../lib/keys/shortcut-keys.ts'

export type ShortcutError =
  /** Another action has these keys; the two can swap. */
  { kind: 'taken'; by: ShortcutAction; message: string } | { kind: 'refused'; message: string }

interface Wish {
  readonly action: ShortcutAction
  readonly pressed: string
  readonly shortcuts: Shortcuts
}

/** Why an action cannot have these keys; null if it can. */
export function validateShortcut({ action, pressed, shortcuts }: Wish, onMac = isMac): ShortcutError | null {
  if (writesText(pressed))
    return refused(`These keys write into the code. Hold ${onMac ? '⌘' : 'Ctrl'} or Alt with them.`)
  const owner = shortcutConflict(pressed)
  if (owner !== null) return refused(owner)
  if (onMac && ofMacs.includes(pressed)) return refused('The system keeps these keys for itself.')
  const other = shortcutActions.find((each) => each !== action && areSameKeys(shortcuts[each], pressed))
  if (other) return { kind: 'taken', by: other, message: `${shortcutLabels[other]} has these keys.` }
  return shortcutKeySchema.safeParse(pressed).success ? null : refused('These keys cannot be a shortcut.')
}

const refused = (message: string): ShortcutError => ({ kind: 'refused', message })

function writesText(pressed: string): boolean {
  const parts = pressed.split('+')
  const isHeld = parts.some((part) => part === 'Mod' || part === 'Ctrl' || part === 'Alt')
  return !isHeld && !/^F\d/.test(parts.at(-1) ?? '')
}

/** These keys are free on other systems, where the modifier is Ctrl. */
const ofMacs = ['Mod+H', 'Mod+M', 'Mod+,']
