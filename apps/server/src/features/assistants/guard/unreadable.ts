import { stripLineMarks } from './line-form.ts'
import { countCodeWords } from './undo-reversal-or-rotation.ts'

/**
 * Whether a text cannot be read at sight but may be decoded into code: base64 or base85 in any chunks, spaced letters,
 * one token per line, or all capitals. No hint needs such a text.
 */
export function isUnreadable(text: string): boolean {
  return (
    isPacked(text) ||
    isShouted(text) ||
    separators.some((by) => isSpelled(text.split(by))) ||
    isOneTokenALine(text)
  )
}

/** Minimum length in letters and digits; shorter texts match by chance. */
const packedLetters = 48
/**
 * Minimum share of adjacent letter or digit pairs in which a capital follows a small letter, or a digit is next to a
 * letter. All solutions of the starter content have at least 0.46 in base85 and 0.50 in base64, and at most 0.30 as
 * plain code.
 */
const packedTurns = 0.42
/** Share of small letters, and of capitals. */
const packedShare = 0.15

function isPacked(text: string): boolean {
  if ((text.match(/[A-Z2-7]{40,}/g) ?? []).some(isBase32)) return true
  const kinds = [...text.replaceAll(/[^A-Za-z0-9]/g, '')].map(kindOf)
  const counts = { small: 0, capital: 0, figure: 0, turns: 0 }
  for (const [at, kind] of kinds.entries()) {
    counts[kind]++
    counts.turns += turnAt(kinds, at)
    const out = kinds[at - packedLetters]
    if (out !== undefined) {
      counts[out]--
      counts.turns -= turnAt(kinds, at - packedLetters)
    }
    const isMixed = Math.min(counts.small, counts.capital) >= packedShare * packedLetters
    if (isMixed && counts.turns >= packedTurns * packedLetters) return true
  }
  return false
}

const shoutedWords = 3

/** Code words in capitals, which no supported language has; letters of an example do not match. */
function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return capitals > 9 * small && countCodeWords(text.toLowerCase()) >= shoutedWords
}

type Kind = 'small' | 'capital' | 'figure'

function kindOf(letter: string): Kind {
  if (letter >= 'a') return 'small'
  return letter >= 'A' ? 'capital' : 'figure'
}

/** Small letters after a capital are normal text. */
function turnAt(kinds: readonly Kind[], at: number): number {
  const before = kinds[at - 1]
  const kind = kinds[at]
  return before === undefined || before === kind || (before === 'capital' && kind === 'small') ? 0 : 1
}

function isBase32(word: string): boolean {
  return /\d/.test(word) && new Set(word).size >= 12
}

/** Separators between single letters. */
const separators = [/\s+/, /[-\s.,_|/·*]+/]
const spelledLetters = 12

/** Runs of three and more letters, longer than one-letter names, with brackets between them. */
function isSpelled(words: readonly string[]): boolean {
  const singles = words.filter((word) => word.length === 1)
  if (singles.length < words.length * 0.8 || singles.filter((word) => /[([{]/.test(word)).length < 2)
    return false
  const rows = words
    .map((word) => (/^[A-Za-z]$/.test(word) ? word : ' '))
    .join('')
    .split(/ +/)
  const letters = rows.filter((row) => row.length >= 3).join('')
  return letters.length >= spelledLetters
}

const tokenLines = 12

/** Lines of a single token, several of which occur only in code. */
function isOneTokenALine(text: string): boolean {
  const lines = text.split('\n').flatMap((line) => stripLineMarks(line).trim() || [])
  const tokens = lines.filter((line) => /^(?:\w+|[^\w\s]{1,3}|"[^"]*"|'[^']*')$/.test(line))
  const signs = tokens.filter((token) => /^(?:\(+|=|\(\)|<<|>>)$/.test(token))
  return tokens.length >= tokenLines && tokens.length > lines.length * 0.8 && signs.length >= 3
}

const minTags = 12

/** Unicode tag characters are invisible; regional flags use six of them, and nothing else uses any. */
export function hasInvisibleText(text: string): boolean {
  return (text.match(/[\u{e0020}-\u{e007e}]/gu)?.length ?? 0) >= minTags
}
