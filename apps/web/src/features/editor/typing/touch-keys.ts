import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/** Those that the editor holds back on Android. */
const codes: Readonly<Record<string, number>> = { Enter: 13, Backspace: 8 }

/**
 * Brings Enter and Backspace back that the editor would lose on Android.
 *
 * How it works: there the editor holds these keys until the next frame, because what the keyboard on the screen writes may still
 * be coming. When anything else happens to it in that moment, such as a list of suggestions that has arrived, it gives the key
 * up and looks for its trace in the page; but where it reads the keyboard by an edit context, a key leaves none. So a key that
 * was given up for something that neither wrote nor moved the caret is pressed once more, and is held anew. The editor also lets
 * a key fall that comes within 50 ms of another change: one that has done nothing a frame later is done then.
 */
export const touchKeys = ViewPlugin.fromClass(
  class {
    readonly #view: EditorView
    /** The key that is held back now. */
    #held: string | null = null
    /** Of the keys that were held, so that only the last is done late. */
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
      // One of the editor's own making is done at once.
      if (codes[event.key] !== event.keyCode || 'synthetic' in event || !isReadByContext(this.#view)) return
      this.#held = event.key
      this.#count += 1
      const count = this.#count
      const { key, keyCode } = event
      const { doc, selection } = this.#view.state
      // Asked for before the editor asks, and so over before it takes the key up again.
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
