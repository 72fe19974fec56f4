/** The lowest hint level at which typical mistakes are revealed. A failed submission unlocks it. */
const fromLevel = 3

interface TypicalMistakesInput {
  /** Markdown. */
  readonly editorial: string
  readonly level: number
  readonly submissions: number
}

/** The author's notes on typical mistakes: the section "Pitfalls" of the editorial; empty before they are released. */
export function typicalMistakes({ editorial, level, submissions }: TypicalMistakesInput): string {
  if (level < fromLevel || submissions === 0) return ''
  const lines = editorial.split('\n')
  const at = lines.findIndex((line) => /^##\s+Pitfalls\s*$/.test(line))
  if (at < 0) return ''
  const end = lines.findIndex((line, place) => place > at && /^##?\s/.test(line))
  return lines
    .slice(at + 1, end < 0 ? undefined : end)
    .join('\n')
    .trim()
}
