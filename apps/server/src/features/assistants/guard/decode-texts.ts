/** Decodes a text that is written in an encoding such as base64; empty when it is not. */
export function decodeTexts(text: string): string[] {
  return decoders.flatMap((decode) => {
    const decoded = decode(text)
    return decoded !== null && decoded !== text && isReadable(decoded) ? [decoded] : []
  })
}

const minLetters = 12

function isReadable(text: string): boolean {
  return text.length >= minLetters && !/[^\n\r\t\x20-\x7e\u00a0-\u024f\u2010-\u2027]/.test(text)
}

const decoders: readonly ((text: string) => string | null)[] = [
  withoutEscapes,
  fromBase64,
  fromHex,
  fromNumbers,
  fromPercents,
  fromEntities,
]

/** Code as an escaped string, of JSON or of a program: its line ends are written as backslash and n. */
function withoutEscapes(text: string): string | null {
  const escapes = text.match(/\\(?:n|r|t|u[\da-f]{4}|x[\da-f]{2})/gi)?.length ?? 0
  const isPacked = escapes >= 3 && escapes * 2 > text.trim().split('\n').length
  if (!isPacked) return null
  // Escapes outside of strings are skipped, too: otherwise each of their quotes would be tried as the start of a
  // string.
  const strings = [...text.matchAll(/\\.|"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
  const longest = strings.reduce((one, other) => (other.length > one.length ? other : one), '')
  const packed = longest.length > text.length / 2 ? longest : text
  return packed.replaceAll(/\\(u[\da-f]{4}|x[\da-f]{2}|.)/gi, (_, code: string) => escaped(code))
}

const escapedLetters: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '' }

function escaped(code: string): string {
  if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return escapedLetters[code] ?? code
}

/** Words before the encoded text may use the same alphabet. */
const maxWordsBefore = 8

function fromBase64(text: string): string | null {
  const runs = text.match(/[A-Za-z0-9+/_-][A-Za-z0-9+/_=\s-]{11,}/g) ?? []
  const parts = runs.flatMap((run) => {
    const words = run.split(/\s+/)
    const tries = words.slice(0, maxWordsBefore).map((_, at) => words.slice(at).join(''))
    const decoded = tries.map((each) => Buffer.from(each, 'base64').toString('utf8'))
    return decoded.find((each) => isReadable(each)) ?? []
  })
  return parts.length > 0 ? parts.join('\n') : null
}

function fromHex(text: string): string | null {
  const digits = text.replaceAll(/\b0x|\\x|[\s,:;-]/g, '')
  const run = /(?:[\da-f]{2}){12,}/i.exec(digits)?.[0]
  return run === undefined ? null : Buffer.from(run, 'hex').toString('utf8')
}

/** Character codes, in decimal or binary. */
function fromNumbers(text: string): string | null {
  const numbers = text.match(/\b\d{2,3}\b/g)
  const bits = text.match(/\b[01]{7,8}\b/g)
  if (bits && bits.length >= minLetters)
    return bits.map((each) => String.fromCharCode(Number.parseInt(each, 2))).join('')
  if (!numbers || numbers.length < minLetters || /[a-z]{3}/i.test(text)) return null
  return numbers.map((each) => String.fromCharCode(Number(each))).join('')
}

function fromPercents(text: string): string | null {
  if ((text.match(/%[\da-f]{2}/gi)?.length ?? 0) < 3) return null
  return text.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function fromEntities(text: string): string | null {
  if (!/&(?:#x?[\da-f]+|lt|gt|amp|quot|apos|nbsp);/i.test(text)) return null
  return text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16) % 0x110000),
    )
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code) % 0x110000))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
}
