import { getIndentation, indentString } from '@codemirror/language'
import { EditorState, type Extension, StateField } from '@codemirror/state'
import { isInStringOrComment } from './is-in-string-or-comment.ts'

/** The line that was started last, with the indentation that the editor inserted. */
interface GivenLine {
  readonly from: number
  readonly blanks: string
}

const givenLine = StateField.define<GivenLine | null>({
  create: () => null,
  update(given, transaction) {
    const { head } = transaction.newSelection.main
    const line = transaction.newDoc.lineAt(head)
    if (transaction.docChanged && transaction.isUserEvent('input') && isBegun(transaction.changes, line.from))
      return { from: line.from, blanks: blanksOf(line.text) }
    if (given === null) return null
    const from = transaction.changes.mapPos(given.from, -1)
    return line.from === from ? { ...given, from } : null
  },
})

/** Whether the caret's line contains only the indentation that the editor inserted. */
export function hasOnlyAutoIndentation(state: EditorState): boolean {
  const given = state.field(givenLine)
  return given !== null && state.doc.lineAt(given.from).text === given.blanks
}

/**
 * User event of stepping over an auto-closed character. Its line is not reindented: grammars that misread the program would
 * move it.
 */
export const stepOverEvent = 'input.type.partner'

/**
 * Reindents a line when its first word requires it, such as `else:` or a closing bracket. Only if the line still has its
 * automatic indentation: who changed it knows which `if` the `else` belongs to.
 */
export const indentOnInput: Extension = [
  givenLine,
  EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || !transaction.isUserEvent('input.type')) return transaction
    if (transaction.isUserEvent(stepOverEvent)) return transaction
    const { head } = transaction.newSelection.main
    const line = transaction.newDoc.lineAt(head)
    const rules = transaction.startState.languageDataAt<RegExp>(
      'indentOnInput',
      transaction.startState.selection.main.head,
    )
    if (head > line.from + longestStart) return transaction
    if (!rules.some((rule) => rule.test(line.text.slice(0, head - line.from)))) return transaction
    const { state } = transaction
    const given = state.field(givenLine)
    const blanks = blanksOf(line.text)
    if (
      given?.from !== line.from ||
      given.blanks !== blanks ||
      isInStringOrComment(state, line.from + blanks.length)
    )
      return transaction
    const columns = getIndentation(state, line.from)
    if (columns === null || indentString(state, columns) === blanks) return transaction
    const insert = indentString(state, columns)
    return [
      transaction,
      { changes: { from: line.from, to: line.from + blanks.length, insert }, sequential: true },
    ]
  }),
]

/** With more characters than this before the caret, the line does not start with such a word. */
const longestStart = 200

function isBegun(
  changes: { iterChanges: (each: (...places: ChangePlaces) => void) => void },
  lineFrom: number,
): boolean {
  let is = false
  changes.iterChanges((_fromBefore, _toBefore, from, to, inserted) => {
    if (inserted.lines > 1 && from < lineFrom && lineFrom <= to) is = true
  })
  return is
}

type ChangePlaces = [
  fromBefore: number,
  toBefore: number,
  from: number,
  to: number,
  inserted: { lines: number },
]

function blanksOf(text: string): string {
  return /^[ \t]*/.exec(text)?.[0] ?? ''
}
