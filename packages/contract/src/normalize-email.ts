import { normalizeUnicode } from './normalize-unicode.ts'
import { utf8Bytes } from './utf8-bytes.ts'
import { limits } from './vocabulary.ts'

/** Letters, digits and marks of any script, and the punctuation common in mailbox names. Source: RFC 6531, 3.3. */
const localPart = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]$/u
const asciiDomain = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]+)$/
const localBytes = 64

/**
 * Normalises an e-mail address for storage, comparison and display: lower case, with a Unicode domain even if it was typed as
 * `xn--…`. Returns null if it is no valid address.
 */
export function normalizeEmail(typed: string): string | null {
  const [local, domain, ...more] = typed.trim().replaceAll('＠', '@').split('@')
  if (local === undefined || domain === undefined || more.length > 0) return null
  const name = normalizeUnicode(local, 'NFC').toLowerCase()
  const host = readableDomain(domain)
  if (host === null || !localPart.test(name) || utf8Bytes(name) > localBytes) return null
  const email = `${name}@${host}`
  return utf8Bytes(email) > limits.emailCharacters ? null : email
}

/** Uses the URL parser, which implements the mapping and validation of domain names. Source: Unicode Technical Standard 46. */
function readableDomain(typed: string): string | null {
  if (/[\s/:?#@[\]\\%]/.test(typed)) return null
  const ascii = URL.parse(`http://${typed}`)?.hostname ?? ''
  if (!asciiDomain.test(ascii)) return null
  const labels = ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? fromPunycode(label.slice(4)) : label))
  const readable = labels.join('.')
  const isFaithful = !labels.includes(null) && URL.parse(`http://${readable}`)?.hostname === ascii
  return isFaithful ? readable : null
}

const base = 36
const [tMin, tMax, skew, damp] = [1, 26, 38, 700]

/** Decodes a Punycode label of a domain; null if it is invalid. Source: RFC 3492, 6.2. */
function fromPunycode(label: string): string | null {
  const cut = label.lastIndexOf('-')
  const points = [...label.slice(0, Math.max(cut, 0))].map((sign) => sign.charCodeAt(0))
  const digits = [...label.slice(cut + 1)].map((sign) => Number.parseInt(sign, base))
  let [code, at, bias] = [128, 0, 72]
  for (let next = 0; next < digits.length; ) {
    const before = at
    for (let [weight, k] = [1, base]; ; k += base) {
      const digit = puny(digits[next++])
      if (digit === null) return null
      at += digit * weight
      const threshold = Math.min(Math.max(k - bias, tMin), tMax)
      if (digit < threshold) break
      weight *= base - threshold
    }
    const count = points.length + 1
    bias = adapted(at - before, { count, isFirst: before === 0 })
    code += Math.floor(at / count)
    at %= count
    if (code > 0x10ffff) return null
    points.splice(at++, 0, code)
  }
  return String.fromCodePoint(...points)
}

/** Punycode digits: letters are 0 to 25 and figures 26 to 35, the reverse of base 36. */
function puny(digit: number | undefined): number | null {
  if (digit === undefined || Number.isNaN(digit)) return null
  return digit < 10 ? digit + 26 : digit - 10
}

function adapted(delta: number, { count, isFirst }: { count: number; isFirst: boolean }): number {
  let left = Math.floor(delta / (isFirst ? damp : 2))
  left += Math.floor(left / count)
  let k = 0
  for (; left > ((base - tMin) * tMax) / 2; k += base) left = Math.floor(left / (base - tMin))
  return k + Math.floor(((base - tMin + 1) * left) / (left + skew))
}
