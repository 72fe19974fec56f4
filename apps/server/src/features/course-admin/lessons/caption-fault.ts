/**
 * What is wrong with a file of captions, as a sentence that names the line; null: nothing. It must be WebVTT with at least one
 * cue, and each cue must end after it begins. Settings of cues and marks inside their text are left to the player, which
 * ignores those it does not know. Source: W3C, WebVTT: The Web Video Text Tracks Format, section 4.
 */
export function captionFault(content: string): string | null {
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

/** Lines without an empty one between them. */
interface Block {
  /** Of its first line, counted from 1 in the whole file. */
  readonly line: number
  readonly lines: readonly string[]
}

/** All blocks behind the head of the file, which ends at the first empty line. */
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

/** A cue is its times, a name before them if it has one, and its text behind them. */
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

/** Hours, which may be left away, minutes, seconds and thousandths. null: it is no time. */
function secondsOf(time: string): number | null {
  const found = /^(?:(\d{2,6}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(time)
  if (!found) return null
  const [, hours = '0', minutes = '', seconds = '', thousandths = ''] = found
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}
