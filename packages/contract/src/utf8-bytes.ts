const utf8 = new TextEncoder()

/** Size of a text in UTF-8 bytes, the unit of all size limits for texts. */
export function utf8Bytes(text: string): number {
  return utf8.encode(text).length
}
