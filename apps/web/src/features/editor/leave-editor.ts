import { closeCompletion } from '@codemirror/autocomplete'
import { searchPanelOpen } from '@codemirror/search'
import { Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { isOfInputMethod } from '../../lib/input-method-keys.ts'
import { isSuggesting } from './typing/suggestions.ts'

/** Says whether Escape still has a meaning inside of the editor, for example in Vim's insert mode. */
export type EscapeIsTaken = (view: EditorView) => boolean

/**
 * Escape leaves the editor, so that Tab, which indents, is no trap for the keyboard (WCAG 2.1.2).
 * It first closes an open list of suggestions or search field, and only that. In Vim it first returns to the normal mode, as in any
 * Vim together with the list: who then goes on with commands would otherwise type them.
 */
export function leaveOnEscape(isTaken: () => EscapeIsTaken, leave: () => void) {
  return Prec.highest(
    EditorView.domEventHandlers({
      keydown(event, view) {
        if (event.key !== 'Escape' || isOfInputMethod(event)) return false
        if (isTaken()(view)) {
          closeCompletion(view)
          return false
        }
        if (isSuggesting(view) || searchPanelOpen(view.state)) return false
        event.preventDefault()
        leave()
        return true
      },
    }),
  )
}
