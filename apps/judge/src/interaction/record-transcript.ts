import type { Transcript, TranscriptLine } from '@codedojo/contract'
import { excerpt } from '../compare/text-excerpt.ts'

/** Lines to keep from the beginning, and as many from the end: there the first wrong line usually is. */
const keptLines = 200
const lineCharacters = 200
/** Bytes of a line to keep until it ends: enough to know that it is too long. */
const lineBytes = 4 * lineCharacters + 1

export type Side = Exclude<TranscriptLine['by'], 'run'>

export interface TranscriptRecorder {
  readonly add: (by: Side, chunk: Uint8Array) => void
  /** The program is started anew. */
  readonly startRun: (title: string) => void
  readonly transcript: () => Transcript
}

/** Records who wrote which line. Keeps little, however much is written. */
export function recordTranscript(): TranscriptRecorder {
  const first: TranscriptLine[] = []
  const last: TranscriptLine[] = []
  let leftOut = 0
  const open = { judge: makeOpenLine(), program: makeOpenLine() }
  const keep = (line: TranscriptLine) => {
    if (first.length < keptLines) first.push(line)
    else last.push(line)
    // Seldom, because it moves all of them.
    if (last.length < 2 * keptLines) return
    leftOut += last.splice(0, keptLines).length
  }
  return {
    add: (by, chunk) => {
      let from = 0
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
        open[by].push(chunk.subarray(from, end))
        keep({ by, text: open[by].take() })
        from = end + 1
      }
      open[by].push(chunk.subarray(from))
    },
    startRun: (title) => keep({ by: 'run', text: title }),
    transcript: () => {
      const unended = (['judge', 'program'] as const).flatMap((by) =>
        open[by].isEmpty() ? [] : [{ by, text: open[by].shown() }],
      )
      const rest = [...last, ...unended]
      const tooMany = Math.max(0, rest.length - keptLines)
      return { lines: [...first, ...rest.slice(tooMany)], leftOut: leftOut + tooMany }
    },
  }
}

const newline = 0x0a

/** The line that one side is writing. */
function makeOpenLine() {
  let chunks: Uint8Array[] = []
  let bytes = 0
  const shown = () => excerpt(Buffer.concat(chunks), lineCharacters)
  return {
    push: (chunk: Uint8Array) => {
      const kept = chunk.subarray(0, Math.max(0, lineBytes - bytes))
      if (kept.length === 0) return
      chunks.push(Uint8Array.from(kept))
      bytes += kept.length
    },
    isEmpty: () => bytes === 0,
    shown,
    take: () => {
      const text = shown()
      chunks = []
      bytes = 0
      return text
    },
  }
}
