import type { Extension } from '@codemirror/state'
import type { EditorSettings } from './editor-settings.ts'
import type { EscapeIsTaken } from './leave-editor.ts'

export interface LoadedKeymap {
  readonly extension: Extension
  readonly escapeIsTaken: EscapeIsTaken
}

export const standardKeymap: LoadedKeymap = { extension: [], escapeIsTaken: () => false }

/** Loads the code of a keymap when it is chosen; nobody else pays for it. */
export async function loadKeymap(name: EditorSettings['keymap']): Promise<LoadedKeymap> {
  switch (name) {
    case 'default':
      return standardKeymap
    case 'emacs': {
      const { emacs } = await import('@replit/codemirror-emacs')
      return { extension: emacs(), escapeIsTaken: () => false }
    }
    case 'vim': {
      const { getCM, vim } = await import('@replit/codemirror-vim')
      return {
        extension: vim(),
        escapeIsTaken: (view) => {
          const state = getCM(view)?.state.vim
          if (!state) return false
          return state.insertMode || state.visualMode || state.inputState.keyBuffer.length > 0
        },
      }
    }
  }
}
