/** One line of a transcript; `from` and `to` in seconds of the video. */
export interface Cue {
  readonly from: number
  readonly to: number
  readonly text: string
}

const timing = /^((?:\d+:)?\d{2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{2}:\d{2}[.,]\d{3})/

/** Parses the cues of a WebVTT file as plain text. Malformed cues are skipped. Source: W3C, "WebVTT". */
export function parseVtt(text: string): Cue[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => cueOf(block.split('\n')))
}

function cueOf(lines: readonly string[]): Cue[] {
  const at = lines.findIndex((line) => timing.test(line))
  const [, from, to] = lines[at]?.match(timing) ?? []
  if (from === undefined || to === undefined) return []
  const text = plainText(lines.slice(at + 1).join(' '))
  return text === '' ? [] : [{ from: secondsOf(from), to: secondsOf(to), text }]
}

function secondsOf(time: string): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

function plainText(marked: string): string {
  return marked
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (name) => characters[name] ?? name)
    .replace(/\s+/g, ' ')
    .trim()
}
