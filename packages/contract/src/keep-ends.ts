/** A text without the part between its beginning and end. */
export interface TextEnds {
  readonly head: string
  /** How many characters are missing; 0 if there is none. */
  readonly leftOut: number
  readonly tail: string
}

/** Joins both ends, with a line between them that says how much is missing. */
export function joinEnds({ head, leftOut, tail }: TextEnds): string {
  if (leftOut === 0) return head + tail
  return `${head}${head === '' || head.endsWith('\n') ? '' : '\n'}${gapLine(leftOut)}\n${tail}`
}

function gapLine(leftOut: number): string {
  return `… ${leftOut.toLocaleString('en')} characters left out …`
}

/** The maximum length that `joinEnds` adds. */
const longestGap = 64

/**
 * Shortens a text to at most `most` UTF-16 units and keeps its beginning and end, for texts whose end matters as much: a crash
 * report ends with the exception. No character is split. If the text was already cut, the numbers of missing characters are added
 * up.
 */
export function keepEnds(text: string, most: number): string {
  if (text.length <= most) return text
  const room = Math.max(0, most - longestGap)
  const head = withoutHalfEnd(text.slice(0, Math.ceil(room / 2)))
  const tail = withoutHalfStart(text.slice(text.length - Math.floor(room / 2)))
  const between = text.slice(head.length, text.length - tail.length)
  return joinEnds({ head, leftOut: countLeftOut(between), tail })
}

const earlierGap = /\n?… (\d{1,3}(?:,\d{3}){0,5}) characters left out …\n/g

function countLeftOut(between: string): number {
  let earlier = 0
  const rest = between.replace(earlierGap, (_, count: string) => {
    earlier += Number(count.replaceAll(',', ''))
    return ''
  })
  let characters = 0
  for (const _ of rest) characters++
  return earlier + characters
}

function withoutHalfEnd(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '')
}

function withoutHalfStart(text: string): string {
  return text.replace(/^[\uDC00-\uDFFF]/, '')
}
