/** 32 random hexadecimal digits. `crypto.randomUUID` exists only on pages served with TLS or from localhost. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
