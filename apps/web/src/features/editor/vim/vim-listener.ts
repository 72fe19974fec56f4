import { Facet } from '@codemirror/state'

/** What the page is told by Vim's keys. */
interface VimListener {
  /** In words, such as `visual line`. */
  readonly onMode: (mode: string) => void
  /** After `:w`, `:wq` or `:x`. */
  readonly onSave: () => void
}

/** A file of its own, so that the editor can answer without loading the keys. */
export const vimListener = Facet.define<VimListener>()
