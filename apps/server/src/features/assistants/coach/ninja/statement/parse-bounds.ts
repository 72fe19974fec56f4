/** An upper bound in the constraints: `name` is at most `most`. */
export interface Bound {
  readonly name: string
  readonly most: number
}

/** Parses the upper bounds of a plain text such as "1 ≤ k ≤ n ≤ 20000"; unknown forms are skipped. */
export function parseBounds(text: string): Bound[] {
  return text.split('\n').flatMap((line) => {
    const parts = line.replace(/^\s*[-*]\s*/, '').split(/≤|<=?/)
    const most = numberOf(parts.at(-1) ?? '')
    if (parts.length < 2 || most === null) return []
    return parts
      .slice(0, -1)
      .flatMap((names) => names.split(',').flatMap((name) => boundOf(name.trim(), most)))
  })
}

function boundOf(name: string, most: number): Bound[] {
  return /^\|?[A-Za-z]\w*\|?$/.test(name) ? [{ name, most }] : []
}

/** Parses 200000, 10^9 and 2 · 10^9; text after a bracket or a full stop is ignored. */
function numberOf(text: string): number | null {
  const match = /^(\d+)(?:\^(\d+))?(?:\s*·\s*(\d+)\^(\d+))?\s*(?:[.,;(].*)?$/.exec(text.trim())
  if (!match) return null
  const [, first = '', power = '1', base = '1', exponent = '1'] = match
  return Number(first) ** Number(power) * Number(base) ** Number(exponent)
}
