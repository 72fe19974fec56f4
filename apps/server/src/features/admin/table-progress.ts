import type { BackUpProgress } from '@codedojo/db'

interface Terminal {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

const toLineStart = '\r\u001b[K'

/** Tells how far a copy of all tables is, on one line of a terminal; a log gets nothing of it. */
export function tableProgress(terminal: Terminal): (done: BackUpProgress) => void {
  if (terminal.isTTY !== true) return () => undefined
  return ({ name, rows, place, count }) => {
    const text = `${place} of ${count} tables: ${name}, ${rows.toLocaleString('en')} rows`
    terminal.write(place === count ? toLineStart : toLineStart + text)
  }
}
