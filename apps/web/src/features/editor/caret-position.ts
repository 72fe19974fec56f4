/** Line and column of the caret, both counted from 1. */
export interface CaretPosition {
  readonly line: number
  readonly column: number
}

/** Line and column of an offset in a text. */
export function positionAt(text: string, offset: number): CaretPosition {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

/** Offset of a line (from 1) and column (from 0); positions outside of the text are clamped. */
export function offsetAt(text: string, line: number, column: number): number {
  const lines = text.split('\n')
  const index = Math.min(Math.max(line, 1), lines.length) - 1
  const start = lines.slice(0, index).reduce((sum, each) => sum + each.length + 1, 0)
  return start + Math.min(Math.max(column, 0), lines[index]?.length ?? 0)
}
