import { closeCompletion } from '@codemirror/autocomplete'
import { searchPanelOpen } from '@codemirror/search'
import { Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { isInputMethodKey } from '../../lib/keys/input-method-keys.ts'
import { isSuggesting } from './typing/suggestions.ts'

/** How the keyboard leaves the editor, so that Tab, which indents, is no trap for it (WCAG 2.1.2). */
export interface WayOut {
  readonly key: 'Escape' | 'Tab'
  /** Whether the key has no other meaning now, as in Vim's insert mode. */
  readonly isOpen: (view: EditorView) => boolean
}

/**
 * Escape leaves the editor; it first closes an open list of suggestions or search field, and only that. With Vim's keys Escape never
 * leaves, because people press it once more out of habit and go on with commands: in the normal mode Tab does. There Escape closes
 * the list and returns to the normal mode at once, as in any Vim.
 */
export function leaveByKey(wayOut: () => WayOut, leave: () => void) {
  return Prec.highest(
    EditorView.domEventHandlers({
      keydown(event, view) {
        const { key, isOpen } = wayOut()
        // In Safari the Enter that takes a word comes when the word is there already: it begins no line.
        if (isInputMethodKey(event)) return event.key === 'Enter'
        if (event.key === 'Escape' && key !== 'Escape') closeCompletion(view)
        if (event.key !== key || event.ctrlKey || event.altKey || event.metaKey || !isOpen(view)) return false
        if (isSuggesting(view) || searchPanelOpen(view.state)) return false
        event.preventDefault()
        leave()
        return true
      },
    }),
  )
}
