/** Splits a list such as "Graphs, Dynamic Programming". */
export function skillsIn(text: string): string[] {
  return text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
}

export function skillsText(skills: readonly string[]): string {
  return skills.join(', ')
}
