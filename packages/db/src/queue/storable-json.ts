/**
 * The value as JSON that a `jsonb` column takes. PostgreSQL refuses NUL and halves of surrogate pairs, which a text that was
 * cut may end with; each becomes U+FFFD. A job whose outcome cannot be stored would never end.
 */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\ufffd') : part,
  )
}
