import { isIPv6 } from 'node:net'

/**
 * The rate limit key of an address: the IPv4 address itself, or the first 64 bits of an IPv6 address, because a
 * household or machine usually has a whole /64. Source: RFC 6177; RFC 4291, 2.5.1.
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

/** The eight groups of an IPv6 address. The URL parser normalises it, including embedded IPv4. */
function groupsOf(address: string): readonly number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before, after] = written.split('::').map((half) => half.split(':').filter((each) => each !== ''))
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0)
  const all = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])]
  return all.map((each) => Number.parseInt(each, 16))
}
