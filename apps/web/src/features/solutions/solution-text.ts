/** Rounded, because formulas make the word count inexact: "about 350 words". */
export function editorialLengthText(words: number): string {
  if (words < 20) return 'a few words'
  return `about ${Math.round(words / 10) * 10} words`
}

/** Joins names: "C++, Python and Java". */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
