/** Numbers that stand in hidden cases of the contest's problems and nowhere else. */
export const hiddenNumbers = [31_415_926_535, 27_182_818_284, 16_180_339_887, 14_142_135_623] as const

const hiddenTexts = [
  ...hiddenNumbers,
  hiddenNumbers[0] + hiddenNumbers[1],
  hiddenNumbers[2] + hiddenNumbers[3],
].map(String)
const markForm = /code-of-([\da-f-]{36})/g

/** A text in the code of somebody by which it is known wherever it turns up. */
export function markOf(userId: string): string {
  return `code-of-${userId}`
}

/** Looks at what people are told, and writes down whatever is not for them. */
export interface Witness {
  readonly look: (told: { readonly userId: string; readonly where: string; readonly text: string }) => void
  /** A sentence for each kind of thing that somebody was told and where. */
  readonly leaks: () => string[]
  /** How many people were told something with their own code in it: the looking itself works. */
  readonly sawOwn: () => number
}

export function makeWitness(): Witness {
  const leaks = new Set<string>()
  const withOwn = new Set<string>()
  return {
    look: ({ userId, where, text }) => {
      for (const hidden of hiddenTexts) if (text.includes(hidden)) leaks.add(`${where} tells a hidden case`)
      for (const [, author] of text.matchAll(markForm)) {
        if (author === userId) withOwn.add(userId)
        else leaks.add(`${where} tells somebody else's code`)
      }
    },
    leaks: () => [...leaks].toSorted(),
    sawOwn: () => withOwn.size,
  }
}
