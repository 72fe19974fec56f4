import { isTableRow, type LineForm } from './line-form.ts'
import { joinCodeLines, type Line, type Segment } from './segment.ts'

/** A run of consecutive code lines without a fence, parsed as they arrive. */
export interface CodeRun {
  /** Adds a line; returns the segments that are complete with it. */
  readonly add: (line: Line, form: Exclude<LineForm, 'prose'>) => Segment[]
  /** Ends the run; returns its remaining segments. */
  readonly end: () => Segment[]
}

/** Number of ambiguous lines that may precede a code line; more of them count as prose. */
const maxOpenLines = 6

export function startCodeRun(): CodeRun {
  let run: Line[] = []
  /** Ambiguous lines after the run, which may belong to it. */
  let open: Line[] = []
  /** Whether the last non-blank line is a table row; null if there is none. */
  let isTable: boolean | null = null

  const end = (): Segment[] => {
    const blank = open.findIndex(isBlank)
    const own = run.length > 0 ? open.slice(0, blank === -1 ? open.length : blank) : []
    const ended = [
      ...(run.length > 0 ? [joinCodeLines([...run, ...own])] : []),
      ...open.slice(own.length).map(proseOf),
    ]
    run = []
    open = []
    isTable = null
    return ended
  }
  const endOfTable = (line: Line): Segment[] => {
    if (isBlank(line)) return []
    // A table ends a run of code, and the reverse.
    const ended = isTable === !isTableRow(line.raw) ? end() : []
    isTable = isTableRow(line.raw)
    return ended
  }
  return {
    add: (line, form) => {
      const ended = endOfTable(line)
      if (form === 'code') {
        run.push(...open, line)
        open = []
        return ended
      }
      open.push(line)
      if (run.length > 0 || open.length <= maxOpenLines) return ended
      return [...ended, ...open.splice(0, 1).map(proseOf)]
    },
    end,
  }
}

function isBlank({ raw }: Line): boolean {
  return raw.trim() === ''
}

function proseOf({ raw }: Line): Segment {
  return { kind: 'prose', text: raw }
}
