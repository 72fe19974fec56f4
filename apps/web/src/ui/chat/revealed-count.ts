/** Milliseconds for one character, when the text comes no faster than it is shown. Source: the specification. */
const msPerCharacter = 15

/** A text that comes faster is shown faster, so that what is shown is about this far behind. */
const behindMs = 1000

interface RevealStep {
  /** The text that has arrived. */
  text: string
  /** How much of it is shown, in UTF-16 units, with fractions. */
  shown: number
  elapsedMs: number
}

/** How much of a text is shown after a while more; never beyond its end. */
export function revealedCount({ text, shown, elapsedMs }: RevealStep): number {
  const left = text.length - shown
  const perMs = Math.max(1 / msPerCharacter, left / behindMs)
  return Math.min(text.length, shown + perMs * elapsedMs)
}

/** The beginning of a text that ends with a whole character. */
export function beginningOf(text: string, count: number): string {
  const end = Math.floor(count)
  const isHalf = end > 0 && /[\uD800-\uDBFF]/.test(text[end - 1] ?? '')
  return text.slice(0, isHalf ? end - 1 : end)
}
