import { normalizeLetters } from './normalize-letters.ts'

/**
 * Class of a word between blanks: prose, code, or `neutral` for what occurs in both, such as a number, an operator or
 * `for`. A `span` is text in backticks.
 */
export type WordForm = 'plain' | 'neutral' | 'code' | 'span'

export interface Word {
  /** With the blanks after it. */
  readonly raw: string
  readonly form: WordForm
  /** The text between the backticks of a span; otherwise the word itself. */
  readonly content: string
}

const keywords = new Set(
  `and as assert async auto await begin bool break case char class const continue def default del do double elif else end
  enum except export extends false final finally float for from function global if import in int is lambda let long
  namespace new none nonlocal not null or pass print private public raise return short signed sizeof static string struct
  switch template then this throw true try typedef typename unsigned using var vector void while with yield`.split(
    /\s+/,
  ),
)

const plainWord = /^["'(*_]*\p{L}[\p{L}\p{M}'-]*(?:\/\p{L}[\p{L}\p{M}'-]*)?[)"'*_]*[.,;:!?…]*[)"'*_]*$/u
const mixedCase = /\p{Ll}\p{Lu}.*\p{Ll}\p{Lu}|^\P{L}*\p{Ll}+\p{Lu}/u
const neutralWord =
  /^(?:[-\d.,:%()/^]+|[-+*/=<>!&|≤≥→·•#:]{1,3}|\(?[OΘΩ]\(.*|\p{L}{1,2}[)\]]*[.,;:!?]*|\p{L}+\d{1,3}[.,;:!?)]*|\d+\p{L}{1,3}[.,;:!?)]*|…)$/u

/** Longest normal word; a longer one may be base64. */
const maxLetters = 30

/** Classifies one word; an initial capital makes `If` a prose word. */
export function classifyWord(word: string): WordForm {
  const plain = normalizeLetters(word)
  // The following patterns scan to the end of the word from each of its characters.
  if (word.length > maxLetters) return neutralWord.test(plain) ? 'neutral' : 'code'
  if (keywords.has(plain.replace(/(?<![.,;:()])[.,;:()]+$/, ''))) return 'neutral'
  if (neutralWord.test(plain)) return 'neutral'
  if (!plainWord.test(plain)) return /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain) ? 'code' : 'neutral'
  return mixedCase.test(plain) ? 'neutral' : 'plain'
}

export interface SplitText {
  readonly words: readonly Word[]
  /** The unfinished rest: the beginning of a span. */
  readonly rest: string
}

/** Splits a text into words. A span is one word, including its blanks; an unclosed span is left in `rest`. */
export function splitWords(text: string): SplitText {
  const words: Word[] = []
  let at = 0
  while (at < text.length) {
    const span = spanAt(text, at)
    if (span === 'open') return { words, rest: text.slice(at) }
    const word = span ?? wordAt(text, at)
    words.push(word)
    at += word.raw.length
  }
  return { words, rest: '' }
}

/** Splits a complete line: an unclosed backtick is an ordinary character. */
export function splitWholeLine(line: string): readonly Word[] {
  const { words, rest } = splitWords(line)
  if (rest === '') return words
  const raw = /^[^`]*`+/.exec(rest)?.[0] ?? rest
  return [...words, { raw, form: 'code', content: '' }, ...splitWholeLine(rest.slice(raw.length))]
}

function spanAt(text: string, at: number): Word | 'open' | null {
  const ticks = /^[("'*_[]*(`+)/.exec(text.slice(at, at + 40))
  if (!ticks) return null
  const [before = '', run = ''] = ticks
  const from = at + before.length
  const end = new RegExp(`(?<!\`)${run}(?!\`)`).exec(text.slice(from))
  if (!end) return 'open'
  const behind = /^[)"'*_\].,;:!?…-]*\s*/.exec(text.slice(from + end.index + run.length))?.[0] ?? ''
  const raw = text.slice(at, from + end.index + run.length) + behind
  return { raw, form: 'span', content: text.slice(from, from + end.index) }
}

function wordAt(text: string, at: number): Word {
  const raw = /^\s*[^\s`]*\s*/.exec(text.slice(at))?.[0] || text.slice(at, at + 1)
  const content = raw.trim()
  return { raw, form: classifyWord(content), content }
}
