import { courseLimits } from '@codedojo/contract'

export type CaptionsInFile =
  | { readonly kind: 'captions'; readonly vtt: string }
  | { readonly kind: 'refused'; readonly message: string }

/** A character of UTF-8 has four bytes at most. */
const mostBytes = courseLimits.captionCharacters * 4
const srtTimes = /^(\d{1,2}:\d{2}:\d{2}),(\d{3})[ \t]*-->[ \t]*(\d{1,2}:\d{2}:\d{2}),(\d{3})(.*)$/gm

/**
 * The captions of a file as WebVTT; those of SubRip, which are written alike, are turned into it. Whether every cue is right
 * is for the server to say.
 */
export async function captionsInFile(file: File): Promise<CaptionsInFile> {
  const refuse = (reason: string): CaptionsInFile => ({
    kind: 'refused',
    message: `“${file.name}” ${reason}`,
  })
  if (file.size > mostBytes) return refuse('is too large for captions. Choose a WebVTT (.vtt) or SRT file.')
  const text = textIn(await file.arrayBuffer())
  if (text === null) return refuse('is not a text in UTF-8. Choose a WebVTT (.vtt) or SRT file.')
  if (text.startsWith('WEBVTT')) return { kind: 'captions', vtt: text }
  if (text.search(srtTimes) >= 0) return { kind: 'captions', vtt: vttOf(text) }
  return refuse('holds no captions. Choose a WebVTT (.vtt) or SRT file.')
}

/** Without the byte order mark (BOM); null: these bytes are no text. */
function textIn(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null // A video, or a text in an older encoding.
  }
}

/** Differs in the head, in points instead of commas, and in two digits for hours. Source: W3C, WebVTT, section 4.1. */
function vttOf(srt: string): string {
  const cues = srt
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(srtTimes, (_, from: string, fromMs: string, to: string, toMs: string) => {
      return `${from.padStart(8, '0')}.${fromMs} --> ${to.padStart(8, '0')}.${toMs}`
    })
  return `WEBVTT\n\n${cues.trim()}\n`
}
