import { getIndentation, indentString } from '@codemirror/language'
import { EditorState, type Extension, StateField } from '@codemirror/state'
import { isInStringOrComment } from './is-in-string-or-comment.ts'

/** The line that the user started last, and the indentation that the editor inserted in it. */
interface AutoIndentedLine {
  readonly from: number
  readonly indentation: string
}

const autoIndentedLine = StateField.define<AutoIndentedLine | null>({
  create: () => null,
  update(indented, transaction) {
    const { head } = transaction.newSelection.main
    const line = transaction.newDoc.lineAt(head)
    if (
      transaction.docChanged &&
      transaction.isUserEvent('input') &&
      isStarted(transaction.changes, line.from)
    )
      return { from: line.from, indentation: indentationOf(line.text) }
    if (indented === null) return null
    const from = transaction.changes.mapPos(indented.from, -1)
    return line.from === from ? { ...indented, from } : null
  },
})

/** Whether the caret's line contains only the indentation that the editor inserted. */
export function hasOnlyAutoIndentation(state: EditorState): boolean {
  const indented = state.field(autoIndentedLine)
  return indented !== null && state.doc.lineAt(indented.from).text === indented.indentation
}

/**
 * User event of stepping over an auto-closed character. Its line is not reindented: grammars that misread the program would
 * move it.
 */
export const stepOverEvent = 'input.type.partner'

/**
 * Reindents a line when its first word requires it, such as `else:` or a closing bracket. It does nothing if the user has changed
 * the automatic indentation, because then they chose which `if` the `else` belongs to.
 */
export const indentOnInput: Extension = [
  autoIndentedLine,
  EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || !transaction.isUserEvent('input.type')) return transaction
    if (transaction.isUserEvent(stepOverEvent)) return transaction
    const { head } = transaction.newSelection.main
    const line = transaction.newDoc.lineAt(head)
    const rules = transaction.startState.languageDataAt<RegExp>(
      'indentOnInput',
      transaction.startState.selection.main.head,
    )
    if (head > line.from + maxFirstWordEnd) return transaction
    if (!rules.some((rule) => rule.test(line.text.slice(0, head - line.from)))) return transaction
    const { state } = transaction
    const indented = state.field(autoIndentedLine)
    const indentation = indentationOf(line.text)
    if (
      indented?.from !== line.from ||
      indented.indentation !== indentation ||
      isInStringOrComment(state, line.from + indentation.length)
    )
      return transaction
    const columns = getIndentation(state, line.from)
    if (columns === null || indentString(state, columns) === indentation) return transaction
    const insert = indentString(state, columns)
    return [
      transaction,
      { changes: { from: line.from, to: line.from + indentation.length, insert }, sequential: true },
    ]
  }),
]

/** With more characters than this before the caret, what was typed is not the first word of the line. */
const maxFirstWordEnd = 200

function isStarted(
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

function indentationOf(text: string): string {
  return /^[ \t]*/.exec(text)?.[0] ?? ''
}
