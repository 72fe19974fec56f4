/** A mention that is being typed. */
export interface TypedMention {
  /** Index of the @. */
  readonly from: number
  /** The text between @ and caret. */
  readonly beginning: string
}

/** The mention that ends at the caret; null if none. */
export function mentionAtCaret(text: string, caret: number): TypedMention | null {
  const match = /(?:^|[\s([{"'])@([\p{L}\p{M}\p{N}._-]{0,40})$/u.exec(text.slice(0, caret))
  if (!match) return null
  const beginning = match[1] ?? ''
  return { from: caret - beginning.length - 1, beginning }
}

interface Completion {
  readonly mention: TypedMention
  readonly caret: number
  readonly name: string
}

/** The text with the mention completed, and the new caret position. */
export function completeMention(
  text: string,
  { mention, caret, name }: Completion,
): { text: string; caret: number } {
  const before = `${text.slice(0, mention.from)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** Ids of the chosen people whose names are still in the text. */
export function findMentioned(text: string, chosen: ReadonlyMap<string, string>): string[] {
  return [...chosen].filter(([, name]) => text.includes(`@${name}`)).map(([id]) => id)
}
