import type { CompilerMessage } from './compiler-message.ts'
import { caretColumn, isOwnFile, type TextLine, textLinesOf } from './text-lines.ts'

const pythonFrame = /^\s*File "([^"]+)", line (\d+)/
const nodeHead = /^((?:\/|[\w.-]+\/)*[\w.-]+\.[cm]?js):(\d+)$/
const nodeFrame = /^ {4}at .*?\(?(\/?[\w./-]+\.[cm]?js):(\d+):(\d+)\)?$/
const javaFrame = /^\s+at (?!java\.|javax\.|jdk\.|sun\.)[\w$.<>]+\(([\w$]+\.java):(\d+)\)$/

/** The innermost traceback frame in the user's file. Python quotes the line without its indentation, so the column is unknown. */
export function pythonTraceback(text: string): CompilerMessage[] {
  const lines = textLinesOf(text)
  const at = lines.findLastIndex((line) => isOwnFile(pythonFrame.exec(line.text)?.[1] ?? '<'))
  const frame = lines[at]
  const match = frame === undefined ? null : pythonFrame.exec(frame.text)
  if (frame === undefined || match === null) return []
  const words =
    lines.slice(at + 1).find((line) => /^[A-Za-z_]\w*(?:\.\w+)*(?::|$)/.test(line.text))?.text ?? 'Error'
  return [messageAt(frame, match[0].trimStart(), Number(match[2]), null, words)]
}

/** Node's report of an uncaught error: the location in the header, or else the first stack frame in the user's file. */
export function nodeReport(text: string): CompilerMessage[] {
  const lines = textLinesOf(text)
  const words =
    lines.find((line) => /^(?:Uncaught )?[\w$.]*(?:Error|Exception)\b/.test(line.text))?.text ?? 'Error'
  for (const [index, line] of lines.entries()) {
    const head = nodeHead.exec(line.text)
    if (head) return [messageAt(line, head[0], Number(head[2]), caretColumn(lines, index, 3), words)]
    const frame = nodeFrame.exec(line.text)
    const [, file, lineNumber, column] = frame ?? []
    if (file !== undefined && isOwnFile(file)) {
      return [messageAt(line, `${file}:${lineNumber}:${column}`, Number(lineNumber), Number(column), words)]
    }
  }
  return []
}

/** The first frame of a Java stack trace in the user's file. */
export function javaTrace(text: string): CompilerMessage[] {
  const lines = textLinesOf(text)
  const words = lines.find((line) => line.text.startsWith('Exception in thread'))?.text
  const frame = lines.find((line) => isOwnFile(javaFrame.exec(line.text)?.[1] ?? '<'))
  const [, file, lineNumber] = javaFrame.exec(frame?.text ?? '') ?? []
  if (words === undefined || frame === undefined || file === undefined) return []
  const reason = words.replace(/^Exception in thread "[^"]*" /, '')
  return [messageAt(frame, `${file}:${lineNumber}`, Number(lineNumber), null, reason)]
}

function messageAt(
  line: TextLine,
  place: string,
  lineNumber: number,
  column: number | null,
  text: string,
): CompilerMessage {
  const from = line.from + line.text.indexOf(place)
  return { severity: 'error', line: lineNumber, column, text, from, to: from + place.length }
}
