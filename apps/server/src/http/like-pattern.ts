/** A pattern of LIKE for texts that hold these words somewhere, whatever characters they consist of. */
export function likePattern(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
