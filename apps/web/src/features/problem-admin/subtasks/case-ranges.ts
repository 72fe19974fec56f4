/** Numbers of cases as people write them: `1-5, 8`. */
export function rangesText(numbers: readonly number[]): string {
  const parts: string[] = []
  for (let at = 0; at < numbers.length; ) {
    let end = at
    while (numbers[end + 1] === (numbers[end] ?? 0) + 1) end++
    parts.push(end === at ? `${numbers[at]}` : `${numbers[at]}-${numbers[end]}`)
    at = end + 1
  }
  return parts.join(', ')
}

export type ReadRanges =
  | { readonly kind: 'numbers'; readonly numbers: ReadonlySet<number> }
  | { readonly kind: 'fault'; readonly message: string }

/** Reads `1-5, 8`; every number must be that of one of the cases. */
export function readRanges(text: string, caseCount: number): ReadRanges {
  const numbers = new Set<number>()
  for (const part of text.split(/[,;\s]+/).filter((word) => word !== '')) {
    const [, first = '', last = first] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? []
    if (first === '') return fault(`"${part.slice(0, 20)}" is no case: write numbers such as 1-5, 8`)
    const [from, to] = [Number(first), Number(last)]
    if (from < 1 || to > caseCount || from > to) return fault(`There are the hidden cases 1 to ${caseCount}`)
    for (let number = from; number <= to; number++) numbers.add(number)
  }
  return { kind: 'numbers', numbers }
}

function fault(message: string): ReadRanges {
  return { kind: 'fault', message }
}
