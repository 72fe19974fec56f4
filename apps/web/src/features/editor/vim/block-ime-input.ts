import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { getCM } from '@replit/codemirror-vim'
import { isInputMethodKey } from '../../../lib/keys/input-method-keys.ts'

/** Whether the last key went to an input method, by editor. */
const isWriting = new WeakMap<EditorView, boolean>()

/**
 * Blocks text from an active input method in Vim's command modes. Phone keyboards, which send every letter through an input
 * method as `Unidentified`, and dead keys, which may be part of a command such as `^`, are still passed to Vim.
 */
export const blockImeInput: Extension = [
  EditorView.domEventHandlers({
    keydown(event, view) {
      const is = isInputMethodKey(event) && event.key !== 'Unidentified' && event.key !== 'Dead'
      isWriting.set(view, is)
      return is && areKeysCommands(view)
    },
  }),
  EditorView.inputHandler.of((view) => {
    if (!isWriting.get(view) || !areKeysCommands(view)) return false
    // The composed text is removed from the DOM, so browsers send no `compositionend`; without it CodeMirror would ignore
    // all further keys.
    view.contentDOM.dispatchEvent(new CustomEvent('compositionend'))
    return true
  }),
]

function areKeysCommands(view: EditorView): boolean {
  return getCM(view)?.state.vim?.insertMode === false
}
