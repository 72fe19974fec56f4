/** Numbers that occur only in hidden cases of the contest's problems. */
export const hiddenNumbers = [31_415_926_535, 27_182_818_284, 16_180_339_887, 14_142_135_623] as const

const hiddenTexts = [
  ...hiddenNumbers,
  hiddenNumbers[0] + hiddenNumbers[1],
  hiddenNumbers[2] + hiddenNumbers[3],
].map(String)
const markForm = /code-of-([\da-f-]{36})/g

/** A marker in a user's code, by which the code is recognised wherever it appears. */
export function markOf(userId: string): string {
  return `code-of-${userId}`
}

/** Inspects responses and records everything that its receiver must not see. */
export interface LeakDetector {
  readonly look: (told: { readonly userId: string; readonly where: string; readonly text: string }) => void
  /** One sentence for each kind of leak and where it occurred. */
  readonly leaks: () => string[]
  /** Number of users who received their own code: shows that the detection works. */
  readonly sawOwn: () => number
}

export function makeLeakDetector(): LeakDetector {
  const leaks = new Set<string>()
  const withOwn = new Set<string>()
  return {
    look: ({ userId, where, text }) => {
      for (const hidden of hiddenTexts) if (text.includes(hidden)) leaks.add(`${where} reveals a hidden case`)
      for (const [, author] of text.matchAll(markForm)) {
        if (author === userId) withOwn.add(userId)
        else leaks.add(`${where} tells somebody else's code`)
      }
    },
    leaks: () => [...leaks].toSorted(),
    sawOwn: () => withOwn.size,
  }
}
