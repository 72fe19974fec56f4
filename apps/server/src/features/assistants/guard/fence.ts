/** The opening fence of a Markdown code block. */
export interface Fence {
  /** The fence characters; the closing fence has at least as many. */
  readonly signs: string
  readonly info: string
}

const inQuoteOrList = /^(?:\s|>|[-*+](?=\s)|\d{1,9}[.)](?=\s))*/

/** Parses an opening fence, also within quotes and lists; null when the line is none. */
export function parseFence(line: string): Fence | null {
  const match = /^(`{3,}(?!`)|~{3,}(?!~))(.*)$/.exec(line.replace(inQuoteOrList, '').trimEnd())
  const [, signs = '', info = ''] = match ?? []
  if (!match || (signs.startsWith('`') && info.includes('`'))) return null
  return { signs, info: info.trim() }
}

export function endsFence(line: string, { signs }: Fence): boolean {
  const bare = line.replace(inQuoteOrList, '').trim()
  return bare.length >= signs.length && bare === (signs[0] ?? '').repeat(bare.length)
}

/** Whether a partial line may still become a fence. */
export function mayBeFence(line: string): boolean {
  return /^(?:`{1,2}$|`{3,}[^`]*$|~{1,2}$|~{3,})/.test(line.replace(inQuoteOrList, ''))
}
