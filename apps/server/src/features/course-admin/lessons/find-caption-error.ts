/**
 * Validates a caption file; returns a sentence with the line of the error, or null when it is valid. It must be WebVTT
 * with at least one cue, and each cue must end after it begins. Cue settings and markup in the text are not checked,
 * because players ignore unknown ones. Source: W3C, WebVTT: The Web Video Text Tracks Format, section 4.
 */
export function findCaptionError(content: string): string | null {
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!/^WEBVTT([ \t].*)?$/.test(lines[0] ?? '')) return 'Captions must begin with a line that says WEBVTT'
  let cues = 0
  for (const block of blocksOf(lines)) {
    if (/^(NOTE|STYLE|REGION)([ \t]|$)/.test(block.lines[0] ?? '')) continue
    const fault = cueFault(block)
    if (fault !== null) return fault
    cues += 1
  }
  return cues === 0 ? 'Captions must hold at least one cue, such as 00:01.000 --> 00:04.000' : null
}

/** Consecutive lines without a blank one. */
interface Block {
  /** Line number of the first line in the file, from 1. */
  readonly line: number
  readonly lines: readonly string[]
}

/** All blocks after the file header, which ends at the first blank line. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: { line: number; lines: string[] }[] = []
  let isInside = false
  for (const [at, line] of lines.entries()) {
    if (line === '') isInside = false
    else if (isInside) blocks.at(-1)?.lines.push(line)
    else {
      blocks.push({ line: at + 1, lines: [line] })
      isInside = true
    }
  }
  return blocks.slice(1)
}

const arrow = '-->'

/** A cue is an optional identifier, its times and its text. */
function cueFault({ line, lines }: Block): string | null {
  const at = lines.findIndex((each) => each.includes(arrow))
  if (at < 0 || at > 1) return `Line ${line}: a cue needs times such as 00:01.000 --> 00:04.000`
  const fault = timesFault(lines[at] ?? '')
  if (fault !== null) return `Line ${line + at}: ${fault}`
  const second = lines.findIndex((each, behind) => behind > at && each.includes(arrow))
  return second < 0 ? null : `Line ${line + second}: an empty line must stand before the next cue`
}

function timesFault(line: string): string | null {
  const [from = '', rest = ''] = line.split(arrow, 2)
  const [to = ''] = rest.trimStart().split(/[ \t]/, 1)
  const [start, end] = [secondsOf(from.trimEnd()), secondsOf(to)]
  if (start === null || end === null) return 'write the times as 00:01.000 --> 00:04.000, with points'
  return end > start ? null : 'the cue must end after it begins'
}

/** Parses optional hours, minutes, seconds and milliseconds. Returns null for text that is no time. */
function secondsOf(time: string): number | null {
  const found = /^(?:(\d{2,6}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(time)
  if (!found) return null
  const [, hours = '0', minutes = '', seconds = '', thousandths = ''] = found
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}
