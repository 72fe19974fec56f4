import { isTableRow, type LineForm } from './line-form.ts'
import { codeOfLines, type Line, type Segment } from './segment.ts'

/** Lines of code in a row, without a fence, as they arrive. */
export interface CodeRun {
  /** One more line, and what is certain with it. */
  readonly add: (line: Line, form: Exclude<LineForm, 'prose'>) => Segment[]
  /** What else comes is another thing. */
  readonly end: () => Segment[]
}

/** Lines that may be either, before one that is code: more of them are prose. */
const mostOpenLines = 6

export function startCodeRun(): CodeRun {
  let run: Line[] = []
  /** Lines behind them that may belong to it. */
  let open: Line[] = []
  /** Whether the last line with something in it is a row of a table; null: there is none. */
  let isTable: boolean | null = null

  const end = (): Segment[] => {
    const blank = open.findIndex(isBlank)
    const own = run.length > 0 ? open.slice(0, blank === -1 ? open.length : blank) : []
    const ended = [
      ...(run.length > 0 ? [codeOfLines([...run, ...own])] : []),
      ...open.slice(own.length).map(proseOf),
    ]
    run = []
    open = []
    isTable = null
    return ended
  }
  const endOfTable = (line: Line): Segment[] => {
    if (isBlank(line)) return []
    // A table and what is around it are two things.
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
      if (run.length > 0 || open.length <= mostOpenLines) return ended
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
