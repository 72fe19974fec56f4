/**
 * Lets through what a statement may point at: https addresses and places of this installation.
 * Anything else (scripts, data, plain http, other schemes) becomes empty, and an empty address is not requested.
 */
export function safeAddress(address: string): string {
  if (address.startsWith('//')) return ''
  if (address.startsWith('/') || address.startsWith('#')) return address
  return address.startsWith('https://') ? address : ''
}
