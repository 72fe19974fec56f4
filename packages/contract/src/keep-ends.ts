/** A text of which a part between beginning and end is missing. */
export interface TextEnds {
  readonly head: string
  /** How many characters are missing; 0: none. */
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

/** What `joinEnds` adds at most. */
const longestGap = 64

/**
 * A text of at most `most` UTF-16 units, of whose rest the beginning and the end are kept, for texts whose end matters as
 * much: the exception of a crash stands last. No character is split. A text that was cut before tells the sum.
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
