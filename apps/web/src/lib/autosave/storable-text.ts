/** Halves of surrogate pairs: UTF-8 cannot hold one, so it would come back from the server as another character. */
export const unstorable = /\p{Cs}/gu

/** The text without what cannot be stored. */
export function storableText(text: string): string {
  return text.replaceAll(unstorable, '')
}
