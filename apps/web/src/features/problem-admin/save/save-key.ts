/** Random, to tell the events of one save from those of others; `crypto.randomUUID` needs TLS or the own machine. */
export function newSaveKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
