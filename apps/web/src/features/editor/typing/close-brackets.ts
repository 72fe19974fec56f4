import { getIndentation, IndentContext, indentService } from '@codemirror/language'
import {
  EditorSelection,
  EditorState,
  type Extension,
  MapMode,
  type TransactionSpec,
} from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import {
  type AutoClosedPair,
  addAutoClosedPairs,
  autoClosedBrackets,
  isQuote,
  stepOver,
} from './auto-closed-brackets.ts'
import { hasOnlyAutoIndentation, stepOverEvent } from './auto-indentation.ts'
import { isInStringOrComment } from './is-in-string-or-comment.ts'

/**
 * Auto-closes brackets and quotes.
 *
 * How it works: an auto-closed character stays pending while the caret is inside the pair. Typing it steps over the
 * pending one, even across blanks and line breaks, so that a program typed character by character comes out exactly as
 * typed. Nothing is auto-closed inside strings and comments. Deleting the opening character also deletes the auto-closed
 * one. A new line inside the pair is indented as if the closing character were not there yet.
 */
export const closeBrackets: Extension = [
  autoClosedBrackets,
  EditorView.inputHandler.of((view, from, to, sign) => {
    const { state } = view
    // Text composed by an input method is left to the input method.
    if (view.composing || state.readOnly) return false
    const { main, ranges } = state.selection
    if (ranges.length > 1 || main.from !== from || main.to !== to) return false
    const change = main.empty ? typed(state, sign) : wrapped(state, sign)
    if (change === null) return false
    view.dispatch({ userEvent: 'input.type', ...change, scrollIntoView: true })
    return true
  }),
  EditorState.transactionFilter.of((transaction) => {
    if (!transaction.isUserEvent('delete')) return transaction
    const alone = aloneAfter(
      transaction.startState,
      (place) => transaction.changes.mapPos(place, 1, MapMode.TrackAfter) === null,
    )
    if (alone === null) return transaction
    const at = transaction.changes.mapPos(alone.from, 1)
    return [transaction, { changes: { from: at, to: at + alone.to - alone.from }, sequential: true }]
  }),
  indentService.of((context, place) =>
    context.simulatedBreak === place ? indentationWithin(context.state, place) : undefined,
  ),
]

const partners: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '"': '"',
  "'": "'",
  '`': '`',
}

function typed(state: EditorState, sign: string): TransactionSpec | null {
  const { head } = state.selection.main
  const pending = state.field(autoClosedBrackets)
  const step = stepOver({
    doc: state.doc,
    head,
    sign,
    pending,
    hasOnlyAutoIndentation: hasOnlyAutoIndentation(state),
  })
  if (step) {
    const { from, to, close } = step
    return {
      changes: [
        { from, to },
        { from: close, to: close + 1, insert: sign },
      ],
      selection: { anchor: close + 1 - (to - from) },
      userEvent: stepOverEvent,
    }
  }
  const partner = partnerFor(state, sign)
  if (partner === '') return null
  const brought = Array.from(partner, (_, at): AutoClosedPair => ({ open: head - at, close: head + 1 + at }))
  return {
    changes: { from: head, insert: sign + partner },
    selection: { anchor: head + 1 },
    effects: addAutoClosedPairs.of(brought),
  }
}

/** The characters to auto-close with; '': none. */
function partnerFor(state: EditorState, sign: string): string {
  const { head } = state.selection.main
  const partner = partners[sign]
  if (partner === undefined || !isOffered(state, sign)) return ''
  const line = state.doc.lineAt(head)
  const before = line.text.slice(0, head - line.from)
  const after = line.text.slice(head - line.from)
  if (!/^(?:$|[\s)\]}:;,>])/.test(after) || isInStringOrComment(state, head)) return ''
  if (!isQuote(sign)) return partner
  if (before.endsWith(sign.repeat(2)) && !before.endsWith(sign.repeat(3)))
    return isOffered(state, sign.repeat(3)) ? sign.repeat(3) : ''
  return before.endsWith(sign) || !/(?:^|[^\p{L}\p{N}_])(?:[rRbBfFuUL]{1,2}|u8R?)?$/u.test(before)
    ? ''
    : partner
}

const offeredByDefault = ['(', '[', '{', "'", '"']

function isOffered(state: EditorState, sign: string): boolean {
  const [config] = state.languageDataAt<{ brackets?: readonly string[] }>(
    'closeBrackets',
    state.selection.main.head,
  )
  return (config?.brackets ?? offeredByDefault).includes(sign)
}

/** Wraps the selection in the pair. */
function wrapped(state: EditorState, sign: string): TransactionSpec | null {
  const { from, to, anchor, head } = state.selection.main
  const partner = partners[sign]
  if (partner === undefined || !isOffered(state, sign)) return null
  return {
    changes: [
      { from, insert: sign },
      { from: to, insert: partner },
    ],
    selection: EditorSelection.range(anchor + 1, head + 1),
  }
}

/** The auto-closed characters right after the caret whose opening character is being deleted. */
function aloneAfter(
  state: EditorState,
  isDeleted: (place: number) => boolean,
): { from: number; to: number } | null {
  const { head, empty } = state.selection.main
  if (!empty) return null
  let to = head
  for (const { open, close } of state.field(autoClosedBrackets)) {
    if (close !== to || !isDeleted(open)) break
    to = close + 1
  }
  return to === head ? null : { from: head, to }
}

/**
 * Grammars would indent for the closing bracket, although the new text comes before it. Returns undefined if no bracket is
 * pending.
 */
function indentationWithin(state: EditorState, place: number): number | null | undefined {
  const pending = state.field(autoClosedBrackets)
  const [innermost] = pending
  // Right after the opening bracket, the closing one moves to a line of its own.
  if (!innermost || /^\s*$/.test(state.sliceDoc(innermost.open + 1, place))) return undefined
  let to = place
  for (const { close } of pending) {
    if (close !== to || isQuote(state.sliceDoc(close, close + 1))) break
    to = close + 1
  }
  if (to === place) return undefined
  const without = state.update({ changes: { from: place, to }, filter: false }).state
  return getIndentation(new IndentContext(without, { simulateBreak: place }), place)
}
