import type { CompilerMessage } from './compiler-message.ts'
import { caretColumn, isOwnFile, textLinesOf } from './text-lines.ts'

/** `file:line:column: severity: text` in g++, `file:line: severity: text` in javac. */
const located = /^([^\s:]+):(\d+)(?::(\d+))?: (fatal error|error|warning): (.*)$/

/** Errors and warnings of g++ and javac. If only the line is given, the column is that of the caret below the quoted line. */
export function locatedMessages(text: string): CompilerMessage[] {
  const lines = textLinesOf(text)
  return lines.flatMap((line, index) => {
    const match = located.exec(line.text)
    const [, file, lineNumber, column, severity, words] = match ?? []
    if (file === undefined || lineNumber === undefined || words === undefined || !isOwnFile(file)) return []
    const place = `${file}:${lineNumber}${column === undefined ? '' : `:${column}`}`
    return [
      {
        severity: severity === 'warning' ? 'warning' : 'error',
        line: Number(lineNumber),
        column: column === undefined ? caretColumn(lines, index, 2) : Number(column),
        text: words,
        from: line.from,
        to: line.from + place.length,
      } as const,
    ]
  })
}
