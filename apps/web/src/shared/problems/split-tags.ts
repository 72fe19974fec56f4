/** Splits "Array, Hash Table" into tags, the primary one first. */
export function splitTags({ tags }: { readonly tags: string }): string[] {
  return splitParts(tags)
}

export function splitParts(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
