/** What of a TeX text is not shown as it was meant. */
export interface TexNote {
  /** The first line that it is said of. */
  readonly line: number
  /** How many more times it is said. */
  readonly others: number
  readonly sentence: string
}

export interface TexNotes {
  /** Adds a sentence about a line; the same sentence about a later line is only counted. */
  readonly add: (line: number, sentence: string) => void
  readonly all: () => readonly TexNote[]
}

/** More would hide the important ones. */
const mostNotes = 100

export function makeNotes(): TexNotes {
  const lines = new Map<string, { readonly first: number; count: number }>()
  return {
    add: (line, sentence) => {
      const known = lines.get(sentence)
      if (known) known.count++
      else if (lines.size < mostNotes) lines.set(sentence, { first: line, count: 1 })
    },
    all: () =>
      Array.from(lines, ([sentence, { first, count }]) => ({
        line: first,
        others: count - 1,
        sentence,
      })).toSorted((a, b) => a.line - b.line),
  }
}
