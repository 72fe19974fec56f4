const utf8 = new TextEncoder()

/** Size of a text in UTF-8 bytes, the unit of every size limit of a text. */
export function utf8Bytes(text: string): number {
  return utf8.encode(text).length
}
