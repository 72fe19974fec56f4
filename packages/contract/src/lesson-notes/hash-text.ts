/**
 * A short hash of a text, in small letters and digits: 53 bits that tell texts apart, and protect nothing. The browser needs it at
 * once, where its own hashes are promises and only there over https. Source: cyrb53 by bryc, which is in the public domain.
 */
export function hashText(text: string): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    low = Math.imul(low ^ unit, 2_654_435_761)
    high = Math.imul(high ^ unit, 1_597_334_677)
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  return (2 ** 32 * (high & 0x1fffff) + (low >>> 0)).toString(36)
}
