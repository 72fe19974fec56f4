/**
 * Serialises a value for a `jsonb` column. PostgreSQL rejects NUL and lone surrogates, with which a truncated text may end; each
 * becomes U+FFFD. Otherwise a job whose outcome cannot be stored would never end.
 */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\ufffd') : part,
  )
}
