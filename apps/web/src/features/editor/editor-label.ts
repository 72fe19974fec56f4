import type { EditorSettings } from '@codedojo/contract'

/** Accessible name of an editor, with the key that leaves it. */
export function editorLabel(name: string, keymap: EditorSettings['keymap']): string {
  return keymap === 'vim'
    ? `${name}. Tab indents in insert mode, and leaves the editor in normal mode.`
    : `${name}. Tab indents, Escape leaves the editor.`
}
