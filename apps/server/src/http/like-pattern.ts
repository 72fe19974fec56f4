/** A LIKE pattern for texts that contain these words, with wildcards escaped. */
export function likePattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
