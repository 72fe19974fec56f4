import { defaultShortcuts, type ShortcutKeys, type Shortcuts, shortcutActions } from '@codedojo/contract'
import { isSameShortcut } from '../../../lib/keys/shortcut-keys.ts'

/** What the server keeps of them: only the keys that are no default, so that a better default reaches everybody else. */
export function chosenKeys(shortcuts: Shortcuts): ShortcutKeys {
  const chosen = shortcutActions.filter(
    (action) => !isSameShortcut(shortcuts[action], defaultShortcuts[action]),
  )
  return Object.fromEntries(chosen.map((action) => [action, shortcuts[action]]))
}
