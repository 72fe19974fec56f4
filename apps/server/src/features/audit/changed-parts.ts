import { isDeepStrictEqual } from 'node:util'

/**
 * The words of the parts that were changed, for parts of which the audit log keeps no values: they are long, or name people.
 * Nothing when none was.
 */
export function changedParts<Facts extends object>(
  { before, after }: { readonly before: Facts; readonly after: Facts },
  words: { readonly [Part in keyof Facts]?: string },
): { readonly changed?: readonly string[] } {
  const earlier = new Map(Object.entries(before))
  const later = new Map(Object.entries(after))
  const changed = Object.entries(words)
    .filter(([part]) => !isDeepStrictEqual(earlier.get(part), later.get(part)))
    .map(([, word]) => String(word))
  return changed.length === 0 ? {} : { changed: [...new Set(changed)] }
}
