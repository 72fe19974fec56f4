import { courseLimits } from '@codedojo/contract'

export type CaptionFileResult =
  | { readonly kind: 'captions'; readonly vtt: string }
  | { readonly kind: 'refused'; readonly message: string }

/** A UTF-8 character has at most four bytes. */
const maxBytes = courseLimits.captionCharacters * 4
const srtTimes = /^(\d{1,2}:\d{2}:\d{2}),(\d{3})[ \t]*-->[ \t]*(\d{1,2}:\d{2}:\d{2}),(\d{3})(.*)$/gm

/** Reads a caption file as WebVTT; SubRip is converted. The server validates the cues. */
export async function readCaptionFile(file: File): Promise<CaptionFileResult> {
  const refuse = (reason: string): CaptionFileResult => ({
    kind: 'refused',
    message: `“${file.name}” ${reason}`,
  })
  if (file.size > maxBytes) return refuse('is too large for captions. Choose a WebVTT (.vtt) or SRT file.')
  const text = textIn(await file.arrayBuffer())
  if (text === null) return refuse('is not a text in UTF-8. Choose a WebVTT (.vtt) or SRT file.')
  if (text.startsWith('WEBVTT')) return { kind: 'captions', vtt: text }
  if (text.search(srtTimes) >= 0) return { kind: 'captions', vtt: vttOf(text) }
  return refuse('holds no captions. Choose a WebVTT (.vtt) or SRT file.')
}

/** Decodes UTF-8 without its byte order mark (BOM); null if the bytes are not text. */
function textIn(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null // A video, or a text in an older encoding.
  }
}

/**
 * Converts SubRip to WebVTT: adds the header, replaces commas by points, and pads hours to two digits. Source: W3C, WebVTT,
 * section 4.1.
 */
function vttOf(srt: string): string {
  const cues = srt
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(srtTimes, (_, from: string, fromMs: string, to: string, toMs: string) => {
      return `${from.padStart(8, '0')}.${fromMs} --> ${to.padStart(8, '0')}.${toMs}`
    })
  return `WEBVTT\n\n${cues.trim()}\n`
}
