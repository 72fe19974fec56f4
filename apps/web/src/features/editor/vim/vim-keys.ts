import { isolateHistory, redoDepth, undoDepth } from '@codemirror/commands'
import { type Extension, Prec } from '@codemirror/state'
import { type EditorView, ViewPlugin } from '@codemirror/view'
import { CodeMirror, getCM, Vim, vim } from '@replit/codemirror-vim'
import { blockImeInput } from './block-ime-input.ts'
import { vimListener } from './vim-listener.ts'

/**
 * Vim key bindings.
 *
 * How it works: the library undoes like CodeMirror, in groups of half a second of typing. Vim undoes everything between
 * two commands at once. So each insertion is recorded with the undo depths at its start and end, and undo and redo repeat
 * until the other end is reached.
 */
export const vimKeys: Extension = [Prec.highest([blockImeInput, vim()]), ViewPlugin.define(watchVim)]

/** The undo depths before and after one insertion. */
interface Insertion {
  readonly from: number
  readonly to: number
}

const insertionsOf = new WeakMap<EditorView, Insertion[]>()

function watchVim(view: EditorView) {
  const cm = getCM(view)
  if (cm === null) return {}
  let beforeCommand = 0
  let isInserting = false
  const onKey = ({ type }: { type: string }) => {
    if (type !== 'handleKey' || isInserting) return
    view.dispatch({ annotations: isolateHistory.of('full') })
    beforeCommand = undoDepth(view.state)
    if (redoDepth(view.state) === 0) forgetAfter(view, beforeCommand)
  }
  const onMode = ({ mode, subMode }: { mode: string; subMode?: string }) => {
    const isInsert = mode === 'insert' || mode === 'replace'
    if (isInserting && !isInsert) {
      forgetAfter(view, beforeCommand)
      insertionsOf.get(view)?.push({ from: beforeCommand, to: undoDepth(view.state) })
    }
    isInserting = isInsert
    announceMode(view, wordsOf(mode, subMode))
  }
  insertionsOf.set(view, [])
  cm.on('inputEvent', onKey)
  cm.on('vim-mode-change', onMode)
  announceMode(view, 'normal')
  return {
    destroy() {
      cm.off('inputEvent', onKey)
      cm.off('vim-mode-change', onMode)
    },
  }
}

function announceMode(view: EditorView, mode: string): void {
  for (const listener of view.state.facet(vimListener)) listener.onMode(mode)
}

function wordsOf(mode: string, subMode: string | undefined): string {
  if (!subMode) return mode
  return subMode === 'linewise' ? `${mode} line` : `${mode} block`
}

function forgetAfter(view: EditorView, depth: number): void {
  insertionsOf.set(
    view,
    (insertionsOf.get(view) ?? []).filter(({ to }) => to <= depth),
  )
}

type Cm = NonNullable<ReturnType<typeof getCM>>
const { undo: undoOne, redo: redoOne } = CodeMirror.commands

Object.assign(CodeMirror.commands, {
  undo: (cm: Cm) => {
    const depth = undoDepth(cm.cm6.state)
    goTo(cm, { by: undoOne, to: insertionsOf.get(cm.cm6)?.find(({ to }) => to === depth)?.from })
  },
  redo: (cm: Cm) => {
    const depth = undoDepth(cm.cm6.state)
    goTo(cm, { by: redoOne, to: insertionsOf.get(cm.cm6)?.find(({ from }) => from === depth)?.to })
  },
  save,
})

/** Undoes or redoes one step, or as many as it takes to reach the undo depth `to`. */
function goTo(cm: Cm, { by, to }: { by: (cm: Cm) => void; to: number | undefined }): void {
  const depth = () => undoDepth(cm.cm6.state)
  let before: number
  do {
    before = depth()
    by(cm)
  } while (to !== undefined && depth() !== to && depth() !== before)
}

// `:wq` and `:x` save, but do not leave the page.
for (const [name, short] of [
  ['wq', 'wq'],
  ['xit', 'x'],
] as const)
  Vim.defineEx(name, short, save)

function save(cm: Cm): void {
  for (const listener of cm.cm6.state.facet(vimListener)) listener.onSave()
}
