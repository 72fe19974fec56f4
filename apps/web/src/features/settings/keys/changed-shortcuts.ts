import { defaultShortcuts, type ShortcutKeys, type Shortcuts, shortcutActions } from '@codedojo/contract'
import { isSameShortcut } from '../../../lib/keys/shortcut-keys.ts'

/** The shortcuts to store: only those that differ from the defaults, so that improved defaults reach all other users. */
export function changedShortcuts(shortcuts: Shortcuts): ShortcutKeys {
  const chosen = shortcutActions.filter(
    (action) => !isSameShortcut(shortcuts[action], defaultShortcuts[action]),
  )
  return Object.fromEntries(chosen.map((action) => [action, shortcuts[action]]))
}
