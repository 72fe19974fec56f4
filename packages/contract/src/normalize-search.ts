import { normalizeUnicode } from './normalize-unicode.ts'

/**
 * Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic, the nukta of Indic scripts, and invisible characters. Marks that
 * form another letter, such as the vowel signs of Devanagari, are excluded.
 */
const marks = new RegExp(
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1-\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06ed' +
    '\\u093c\\u09bc\\u0a3c\\u0abc\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
    '\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufe00-\\ufe0f\\ufeff]',
  'g',
)

/** Letters that Unicode does not decompose, and typographic quotes and dashes. */
const plainSigns: Readonly<Record<string, string>> = {
  ...{ ø: 'o', đ: 'd', ł: 'l', ħ: 'h', ı: 'i', ð: 'd', ŧ: 't', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ '‘': "'", '’': "'", ʼ: "'", '‐': '-', '–': '-', '—': '-' },
}
const special = new RegExp(`[${Object.keys(plainSigns).join('')}]`, 'g')

/**
 * Normalises a text for searching, independent of case, accents and Unicode form. The database function `search_form` does the
 * same; a server test compares the two.
 */
export function normalizeSearch(text: string): string {
  return normalizeUnicode(text, 'NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(special, (sign) => plainSigns[sign] ?? sign)
}

/** The normalised words of a search text. Invisible blanks separate words, too. */
export function searchWords(text: string): string[] {
  return text
    .split(/[\s\u200b]+/)
    .map(normalizeSearch)
    .filter((word) => word.trim() !== '')
}

/** Whether each of the words occurs in one of the texts, in any order; true if there are no words. */
export function containsWords(texts: readonly string[], words: string): boolean {
  const forms = texts.map(normalizeSearch)
  return searchWords(words).every((word) => forms.some((form) => form.includes(word)))
}

interface SearchableProblem {
  /** Title and other names, normalised by `normalizeSearch`. */
  readonly searchNames: readonly string[]
  readonly number: number
}

/**
 * Whether a problem matches one of the `searchWords`: by a part of a name, or by a prefix of its number, as in `12` or `#12`.
 * If there are several words, each must be a prefix of a word of a name.
 */
export function matchesProblem(
  { searchNames, number }: SearchableProblem,
  word: string,
  { length }: readonly string[],
): boolean {
  if (/^#?\d+$/.test(word) && String(number).startsWith(word.replace('#', ''))) return true
  const isBeginning = length > 1 && /^[a-z\d]/.test(word)
  return searchNames.some((name) => (isBeginning ? beginsWord(name, word) : name.includes(word)))
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at))) return true
  return false
}

/** The range of the first match in the displayed text; null if there is none. */
export function findMatchRange(text: string, words: string): readonly [number, number] | null {
  const wanted = searchWords(words).join(' ')
  const at = wanted === '' ? -1 : normalizeSearch(text).indexOf(wanted)
  if (at < 0) return null
  return [shownLength(text, at), shownLength(text, at + wanted.length)]
}

/** The length of the text prefix whose normalised form has `formLength` characters. */
function shownLength(text: string, formLength: number): number {
  let shown = 0
  let left = formLength
  for (const sign of text) {
    const width = normalizeSearch(sign).length
    // A combining mark belongs to the letter before it.
    if (left <= 0 && width > 0) break
    left -= width
    shown += sign.length
  }
  return shown
}
