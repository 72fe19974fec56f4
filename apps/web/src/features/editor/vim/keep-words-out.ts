import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { getCM } from '@replit/codemirror-vim'
import { isInputMethodKey } from '../../../lib/keys/input-method-keys.ts'

/** The last key belonged to an input method. */
const isWriting = new WeakMap<EditorView, boolean>()

/**
 * An input method that was left on writes nothing where keys are commands. Keyboards of phones write every letter by an input
 * method and do not say which key it was, and a dead key, for signs such as `^`, may be part of a command: both are left to Vim.
 */
export const keepWordsOut: Extension = [
  EditorView.domEventHandlers({
    keydown(event, view) {
      const is = isInputMethodKey(event) && event.key !== 'Unidentified' && event.key !== 'Dead'
      isWriting.set(view, is)
      return is && areKeysCommands(view)
    },
  }),
  EditorView.inputHandler.of((view) => {
    if (!isWriting.get(view) || !areKeysCommands(view)) return false
    // What the page shows of the word is taken away with it, so browsers do not tell its end: the editor would take no more keys.
    view.contentDOM.dispatchEvent(new CustomEvent('compositionend'))
    return true
  }),
]

function areKeysCommands(view: EditorView): boolean {
  return getCM(view)?.state.vim?.insertMode === false
}
