import { completionStatus } from '@codemirror/autocomplete'
import { searchPanelOpen } from '@codemirror/search'
import { Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/** Says whether Escape still has a meaning inside of the editor, for example in Vim's insert mode. */
export type EscapeIsTaken = (view: EditorView) => boolean

/**
 * Escape leaves the editor, so that Tab, which indents, is no trap for the keyboard (WCAG 2.1.2).
 * It first closes an open completion or search field, and in Vim it first returns to the normal mode.
 */
export function leaveOnEscape(isTaken: () => EscapeIsTaken, leave: () => void) {
  return Prec.highest(
    EditorView.domEventHandlers({
      keydown(event, view) {
        if (event.key !== 'Escape' || event.isComposing) return false
        if (completionStatus(view.state) !== null || searchPanelOpen(view.state)) return false
        if (isTaken()(view)) return false
        event.preventDefault()
        leave()
        return true
      },
    }),
  )
}
