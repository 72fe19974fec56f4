import { splitParts } from '@codedojo/contract'

/** Splits "Array, Hash Table" into tags, the primary one first. */
export function splitTags({ tags }: { readonly tags: string }): string[] {
  return splitParts(tags)
}
