import { closeCompletion } from '@codemirror/autocomplete'
import { searchPanelOpen } from '@codemirror/search'
import { Prec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { isInputMethodKey } from '../../lib/keys/input-method-keys.ts'
import { isSuggesting } from './typing/suggestions.ts'

/** The key that leaves the editor. Without it Tab, which indents, would be a keyboard trap (WCAG 2.1.2). */
export interface ExitKey {
  readonly key: 'Escape' | 'Tab'
  /** Whether the key is free now; in Vim's insert mode, for example, it is not. */
  readonly isOpen: (view: EditorView) => boolean
}

/**
 * Escape leaves the editor, but closes an open completion list or search panel first.
 * With Vim keys, Escape never leaves, because Vim users press it habitually and continue with commands; there Tab leaves in
 * normal mode, and Escape closes the completion list and returns to normal mode at once, as in Vim.
 */
export function exitOnKey(exitKey: () => ExitKey, leave: () => void) {
  return Prec.highest(
    EditorView.domEventHandlers({
      keydown(event, view) {
        const { key, isOpen } = exitKey()
        // Safari sends the Enter that accepts an input method's word after the word was inserted; it must not start a new
        // line.
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
