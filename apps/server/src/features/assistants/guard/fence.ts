/** An open block of code in Markdown. */
export interface Fence {
  /** The signs that opened it; it ends with at least as many. */
  readonly signs: string
  readonly info: string
}

const inQuoteOrList = /^(?:\s|>|[-*+](?=\s)|\d{1,9}[.)](?=\s))*/

/** The fence that this line opens, in quotations and lists, too; null when it opens none. */
export function fenceOf(line: string): Fence | null {
  const match = /^(`{3,}(?!`)|~{3,}(?!~))(.*)$/.exec(line.replace(inQuoteOrList, '').trimEnd())
  const [, signs = '', info = ''] = match ?? []
  if (!match || (signs.startsWith('`') && info.includes('`'))) return null
  return { signs, info: info.trim() }
}

export function endsFence(line: string, { signs }: Fence): boolean {
  const bare = line.replace(inQuoteOrList, '').trim()
  return bare.length >= signs.length && bare === (signs[0] ?? '').repeat(bare.length)
}

/** Whether the beginning of a line may still become a fence. */
export function mayBeFence(line: string): boolean {
  return /^(?:`{1,2}$|`{3,}[^`]*$|~{1,2}$|~{3,})/.test(line.replace(inQuoteOrList, ''))
}
