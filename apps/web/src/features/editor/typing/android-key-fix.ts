import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/** The keys that CodeMirror delays on Android, with their key codes. */
const codes: Readonly<Record<string, number>> = { Enter: 13, Backspace: 8 }

/**
 * Restores Enter and Backspace presses that CodeMirror loses on Android.
 *
 * How it works: CodeMirror delays these keys until the next frame, because the on-screen keyboard's text input may still
 * arrive. If any other update happens in that moment, such as an arriving completion list, it drops the key and looks for
 * its effect in the DOM; but with the EditContext API a key has none. So a key that was dropped for an update without text
 * or caret change is dispatched again, and is delayed again. CodeMirror also drops a key within 50 ms of another change: a
 * key without effect a frame later is dispatched then.
 */
export const androidKeyFix = ViewPlugin.fromClass(
  class {
    readonly #view: EditorView
    /** The key that is being delayed now. */
    #held: string | null = null
    /** Counts delayed keys, so that only the last one is dispatched late. */
    #count = 0

    constructor(view: EditorView) {
      this.#view = view
      view.contentDOM.addEventListener('keydown', this.#hold, true)
    }

    update({ docChanged, selectionSet }: ViewUpdate) {
      const key = this.#held
      this.#held = null
      if (key === null || docChanged || selectionSet) return
      const init = { key, code: key, keyCode: codes[key] ?? 0, cancelable: true }
      queueMicrotask(() => this.#view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', init)))
    }

    destroy() {
      this.#view.contentDOM.removeEventListener('keydown', this.#hold, true)
    }

    readonly #hold = (event: KeyboardEvent) => {
      // Ignores CodeMirror's own synthetic keys.
      if (codes[event.key] !== event.keyCode || 'synthetic' in event || !isReadByContext(this.#view)) return
      this.#held = event.key
      this.#count += 1
      const count = this.#count
      const { key, keyCode } = event
      const { doc, selection } = this.#view.state
      // Requested before CodeMirror's own frame, so it runs before CodeMirror handles the key.
      requestAnimationFrame(() => {
        this.#held = null
        requestAnimationFrame(() => {
          const { state, contentDOM } = this.#view
          if (count !== this.#count || !state.doc.eq(doc) || !state.selection.eq(selection)) return
          const late = new KeyboardEvent('keydown', { key, code: key, keyCode, cancelable: true })
          contentDOM.dispatchEvent(Object.assign(late, { synthetic: true }))
        })
      })
    }
  },
)

function isReadByContext({ contentDOM }: EditorView): boolean {
  return 'editContext' in contentDOM && Boolean(contentDOM.editContext)
}
