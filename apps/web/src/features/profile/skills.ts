import { splitParts } from '@codedojo/contract'

/** Splits a list such as "Graphs, Dynamic Programming". */
export function skillsIn(text: string): string[] {
  return splitParts(text)
}

export function skillsText(skills: readonly string[]): string {
  return skills.join(', ')
}
