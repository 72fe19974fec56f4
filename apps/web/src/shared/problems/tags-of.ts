/** The single tags of "Array, Hash Table", the primary one first. */
export function tagsOf({ tags }: { readonly tags: string }): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
