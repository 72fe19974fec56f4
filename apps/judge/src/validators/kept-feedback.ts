import { randomBytes } from 'node:crypto'
import type { KeptFeedback } from './validator-script.ts'

/** The file in which an output validator gives the input of the next pass. Source: "Multi-pass validation" of spec/2025-09.md. */
const nextInputFile = 'nextpass.in'

/** The feedback folder before the first pass. */
export function emptyFeedback(): KeptFeedback {
  return { files: new Map(), mark: randomBytes(16).toString('hex') }
}

export type FeedbackReading =
  | {
      readonly kind: 'read'
      /** The input of the next pass; null if this was the last one. */
      readonly nextInput: Uint8Array | null
      /** What the validator finds in the next pass. */
      readonly feedback: KeptFeedback
    }
  /** Which rule the validator broke, as the end of a sentence. */
  | { readonly kind: 'broken'; readonly why: string }

const newline = 0x0a
const maxFiles = 50

/**
 * Reads the files of the feedback folder out of what the script of an output validator printed. A validator can read the mark in its
 * script, but what it forges is only what it finds in the next pass itself.
 */
export function readFeedback(printed: Uint8Array, { mark }: KeptFeedback): FeedbackReading {
  const bytes = Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength)
  const files = new Map<string, Uint8Array>()
  let at = bytes.indexOf(mark)
  while (at !== -1) {
    const lineEnd = bytes.indexOf(newline, at)
    if (lineEnd === -1) break
    const name = bytes.toString('utf8', at + mark.length, lineEnd)
    if (name === '') return readOf(files)
    if (!/^[\w.-]{1,100}$/.test(name))
      return broken(
        `it left ${JSON.stringify(name.slice(0, 100))} in its feedback folder: only plain files are kept between passes`,
      )
    if (files.size === maxFiles) return broken(`it left more than ${maxFiles} files in its feedback folder`)
    const next = bytes.indexOf(mark, lineEnd)
    if (next === -1) break
    files.set(name, Uint8Array.from(bytes.subarray(lineEnd + 1, next)))
    at = next
  }
  return broken('it left more in its feedback folder than is kept between passes')
}

function readOf(files: Map<string, Uint8Array>): FeedbackReading {
  const nextInput = files.get(nextInputFile) ?? null
  files.delete(nextInputFile)
  return { kind: 'read', nextInput, feedback: { ...emptyFeedback(), files } }
}

const broken = (why: string): FeedbackReading => ({ kind: 'broken', why })
