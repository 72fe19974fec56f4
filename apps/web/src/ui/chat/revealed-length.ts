/** Milliseconds per character when the text arrives no faster than this. Source: the specification. */
const msPerCharacter = 15

/** Faster text is revealed faster, so that the reveal lags by about this time. */
const behindMs = 1000

interface RevealStep {
  /** The text received so far. */
  text: string
  /** The revealed length in UTF-16 units, with a fraction. */
  shown: number
  elapsedMs: number
}

/** The revealed length after some more time; at most the length of the text. */
export function revealedLength({ text, shown, elapsedMs }: RevealStep): number {
  const left = text.length - shown
  const perMs = Math.max(1 / msPerCharacter, left / behindMs)
  return Math.min(text.length, shown + perMs * elapsedMs)
}

/** The first `count` units of a text, without half a surrogate pair. */
export function textPrefix(text: string, count: number): string {
  const end = Math.floor(count)
  const isHalf = end > 0 && /[\uD800-\uDBFF]/.test(text[end - 1] ?? '')
  return text.slice(0, isHalf ? end - 1 : end)
}
