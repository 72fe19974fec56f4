/** Splits "Array, Hash Table" into tags, the primary one first. */
export function splitTags({ tags }: { readonly tags: string }): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
