import { Facet } from '@codemirror/state'

/** Callbacks from Vim's key bindings to the page. */
interface VimListener {
  /** Vim's mode, such as `visual line`. */
  readonly onMode: (mode: string) => void
  /** Called after `:w`, `:wq` or `:x`. */
  readonly onSave: () => void
}

/** In its own file, so that the editor can provide the listener without loading the Vim bindings. */
export const vimListener = Facet.define<VimListener>()
