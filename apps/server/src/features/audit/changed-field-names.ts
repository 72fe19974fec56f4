import { isDeepStrictEqual } from 'node:util'

/**
 * Names the changed fields whose values the audit log must not contain, because they are long or personal. Empty when
 * none changed.
 */
export function changedFieldNames<Facts extends object>(
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
