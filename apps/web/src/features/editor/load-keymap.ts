import type { EditorSettings } from '@codedojo/contract'
import { type Extension, Prec } from '@codemirror/state'
import type { ExitKey } from './exit-key.ts'

export interface LoadedKeymap {
  readonly extension: Extension
  readonly exitKey: ExitKey
}

const byEscape: ExitKey = { key: 'Escape', isOpen: () => true }
export const standardKeymap: LoadedKeymap = { extension: [], exitKey: byEscape }

/**
 * Loads the code of a keymap when it is chosen.
 * The keymap has precedence over the completion list's keys, which would otherwise put the standard keys before it.
 */
export async function loadKeymap(name: EditorSettings['keymap']): Promise<LoadedKeymap> {
  switch (name) {
    case 'default':
      return standardKeymap
    case 'emacs': {
      const { emacs } = await import('@replit/codemirror-emacs')
      return { extension: Prec.highest(emacs()), exitKey: byEscape }
    }
    case 'vim': {
      const [{ getCM }, { vimKeys }] = await Promise.all([
        import('@replit/codemirror-vim'),
        import('./vim/vim-keys.ts'),
      ])
      return {
        extension: vimKeys,
        exitKey: {
          key: 'Tab',
          isOpen: (view) => {
            const state = getCM(view)?.state.vim
            return !state?.insertMode && !state?.visualMode && !state?.inputState.keyBuffer.length
          },
        },
      }
    }
  }
}
