import { stripLineMarks } from './line-form.ts'
import { countCodeWords } from './undo-reversal-or-rotation.ts'

/**
 * Whether a text is written so that nobody reads it at sight, but may well have it turned into code: packed, as in base64 or
 * base85 and however it is cut, in letters that stand apart, with a word or sign on each line, or all in capitals. No hint
 * needs any of it.
 */
export function isUnreadable(text: string): boolean {
  return (
    isPacked(text) ||
    isShouted(text) ||
    separators.some((by) => isSpelled(text.split(by))) ||
    isOneTokenALine(text)
  )
}

/** Shorter texts are like that by chance. In letters and figures. */
const packedLetters = 48
/**
 * Of its places between two letters or figures, so many have a capital behind a small letter, or a figure beside a letter. Of
 * all solutions of the starter content base85 has 0.46 at least, base64 0.50; they themselves have 0.30 at most.
 */
const packedTurns = 0.42
/** Of small letters, and of capitals. */
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

/** Words of code in capitals, which no language of ours has; letters of an example are none of these words. */
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

/** Small letters behind a capital are in every text. */
function turnAt(kinds: readonly Kind[], at: number): number {
  const before = kinds[at - 1]
  const kind = kinds[at]
  return before === undefined || before === kind || (before === 'capital' && kind === 'small') ? 0 : 1
}

function isBase32(word: string): boolean {
  return /\d/.test(word) && new Set(word).size >= 12
}

/** What stands between letters that are told one by one. */
const separators = [/\s+/, /[-\s.,_|/·*]+/]
const spelledLetters = 12

/** Letters in rows of three and more, which names of one letter never are, with brackets between. */
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

/** Lines of a single word, number or sign, of which several are signs that only code has. */
function isOneTokenALine(text: string): boolean {
  const lines = text.split('\n').flatMap((line) => stripLineMarks(line).trim() || [])
  const tokens = lines.filter((line) => /^(?:\w+|[^\w\s]{1,3}|"[^"]*"|'[^']*')$/.test(line))
  const signs = tokens.filter((token) => /^(?:\(+|=|\(\)|<<|>>)$/.test(token))
  return tokens.length >= tokenLines && tokens.length > lines.length * 0.8 && signs.length >= 3
}

const fewestTags = 12

/** Tags are letters that no screen shows; the flags of parts of a country need six of them, and nothing else any. */
export function hasInvisibleText(text: string): boolean {
  return (text.match(/[\u{e0020}-\u{e007e}]/gu)?.length ?? 0) >= fewestTags
}
