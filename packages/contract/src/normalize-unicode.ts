/** The longest run of combining marks in real text. Source: UAX #15, Unicode Normalization Forms, section 13. */
const mostMarks = 30
/** The two half-width characters decompose to marks. */
const mark = String.raw`[\p{M}\uff9e\uff9f]`
const longRun = new RegExp(`${mark}{${mostMarks + 1}}`, 'u')
const piece = new RegExp(`[^\\p{M}\\uff9e\\uff9f]*${mark}{0,${mostMarks}}`, 'gu')

/**
 * Like `text.normalize(form)`, but in linear time: the built-in sorts a run of combining marks by insertion. Longer runs than
 * occur in real text are normalised in pieces of thirty.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  if (!longRun.test(text)) return text.normalize(form)
  return text.replaceAll(piece, (each) => each.normalize(form))
}
