/** A line of notes, with its number from 1. */
export interface NotesLine {
  readonly number: number
  readonly text: string
}

/** A fence of Markdown: the word after its opening marks, and the content up to the closing ones. */
export interface Fence {
  readonly kind: 'fence'
  /** The words after the opening marks, in lower case. */
  readonly words: readonly string[]
  /** The opening line. */
  readonly at: NotesLine
  readonly content: readonly NotesLine[]
  /** Its lines as they are, marks included. */
  readonly raw: string
  readonly isClosed: boolean
  /** Whether it begins at the start of its line, so that it is part of no list and no quotation. */
  readonly isAtMargin: boolean
}

export interface PlainLine extends NotesLine {
  readonly kind: 'line'
}

/**
 * Splits Markdown into its fences and all other lines, as CommonMark does it for texts without lists and quotations.
 * A fence within a list or a quotation is found by its marks, too, so that its content is not taken for fences.
 * Source: CommonMark 0.31.2, section 4.5.
 */
export function scanFences(text: string): (Fence | PlainLine)[] {
  const lines = text.split(/\r\n|\n|\r/)
  const found: (Fence | PlainLine)[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = { number: at + 1, text: lines[at] ?? '' }
    const opening = openingOf(line.text)
    if (opening === null) {
      found.push({ kind: 'line', ...line })
      continue
    }
    const end = endOf(lines, at + 1, opening.marks)
    const content = lines.slice(at + 1, end).map((text, index) => ({ number: at + 2 + index, text }))
    const isClosed = end < lines.length
    const raw = lines.slice(at, end + 1).join('\n')
    found.push({
      kind: 'fence',
      words: opening.words,
      at: line,
      content,
      raw,
      isClosed,
      isAtMargin: opening.isAtMargin,
    })
    at = end
  }
  return found
}

interface Opening {
  readonly marks: string
  readonly words: readonly string[]
  readonly isAtMargin: boolean
}

function openingOf(line: string): Opening | null {
  const trimmed = line.trim()
  const marks = /^(?:`{3,}|~{3,})/.exec(trimmed)?.[0]
  if (marks === undefined) return null
  const info = trimmed.slice(marks.length)
  // Otherwise a piece of code within a line, such as ```x```.
  if (marks.startsWith('`') && info.includes('`')) return null
  const words = info
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return { marks, words, isAtMargin: line.startsWith(marks) }
}

/** The place of the closing line, or the number of lines. */
function endOf(lines: readonly string[], from: number, marks: string): number {
  for (let at = from; at < lines.length; at++) {
    const closing = (lines[at] ?? '').trim()
    if (closing.length >= marks.length && closing === marks.charAt(0).repeat(closing.length)) return at
  }
  return lines.length
}
