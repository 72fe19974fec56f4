import { isIPv6 } from 'node:net'

/**
 * What an address counts as wherever addresses are counted: an IPv4 address as itself, an IPv6 one as its first 64 bits, because
 * one household or machine is given all the addresses that begin with them. Source: RFC 6177; RFC 4291, 2.5.1.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const [sixth = 0, seventh = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((each) => each === 0) && groups[5] === 0xffff
  if (isMapped) return [sixth >> 8, sixth & 255, seventh >> 8, seventh & 255].join('.')
  const first = groups.slice(0, 4).map((each) => each.toString(16))
  return `${first.join(':')}::/64`
}

/** The eight parts of an IPv6 address. The URL parser writes it in one form, without IPv4 in it. */
function groupsOf(address: string): readonly number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before, after] = written.split('::').map((half) => half.split(':').filter((each) => each !== ''))
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  const all = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])]
  return all.map((each) => Number.parseInt(each, 16))
}
