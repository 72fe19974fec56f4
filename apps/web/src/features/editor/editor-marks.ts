import { type Diagnostic, setDiagnostics, setDiagnosticsEffect } from '@codemirror/lint'
import {
  type EditorState,
  type Extension,
  StateField,
  type Text,
  type TransactionSpec,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

/** A range of one line with a message. */
export interface EditorMark {
  readonly severity: 'error' | 'warning'
  /** Line number, from 1. */
  readonly line: number
  /** Columns from 0; `to` is exclusive. */
  readonly from: number
  readonly to: number
  readonly text: string
}

const errorLine = Decoration.line({ class: 'cm-line-error' })

/** Highlights the whole line of an error; the wavy underline comes from the lint extension. */
const errorLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    let next = lines.map(transaction.changes)
    for (const effect of transaction.effects) {
      if (effect.is(setDiagnosticsEffect)) next = linesOfErrors(transaction.state.doc, effect.value)
    }
    return next
  },
  provide: (field) => EditorView.decorations.from(field),
})

export const marksExtension: Extension = errorLines

/** The transaction that replaces all marks by these. Positions outside of the code are clamped. */
export function showMarks(state: EditorState, marks: readonly EditorMark[]): TransactionSpec {
  return setDiagnostics(
    state,
    marks.map((mark) => diagnosticOf(state.doc, mark)),
  )
}

/** Offset of a line (from 1) and column (from 0); positions outside of the code are clamped. */
export function offsetOf(doc: Text, line: number, column: number): number {
  const place = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(place.from + Math.max(column, 0), place.to)
}

function diagnosticOf(doc: Text, mark: EditorMark): Diagnostic {
  return {
    from: offsetOf(doc, mark.line, mark.from),
    to: offsetOf(doc, mark.line, mark.to),
    severity: mark.severity,
    message: mark.text,
  }
}

function linesOfErrors(doc: Text, diagnostics: readonly Diagnostic[]): DecorationSet {
  const starts = diagnostics
    .filter((diagnostic) => diagnostic.severity === 'error')
    .map((diagnostic) => doc.lineAt(diagnostic.from).from)
  return Decoration.set(
    [...new Set(starts)].map((from) => errorLine.range(from)),
    true,
  )
}
