import { escapedCharacter } from './line-form.ts'
import type { Segment } from './segment.ts'
import type { Word } from './word-form.ts'

/** Splits the text of one line, as it arrives. */
export interface Sentence {
  /** Adds words; returns the segments that are complete. */
  readonly add: (words: readonly Word[]) => Segment[]
  /** Adds the last words; returns all remaining segments. */
  readonly end: (words: readonly Word[]) => Segment[]
  /** Text that may yet become part of a code segment, depending on what follows. */
  readonly waiting: () => string
}

/** Number of consecutive prose words that end a code segment within a sentence. */
const wordsBetween = 4

/**
 * Splits a sentence into prose and code. A code segment reaches from one code word to another; ambiguous words, such as
 * numbers, belong to the code after them.
 */
export function startSentence(): Sentence {
  let waiting: Word[] = []
  let stretch = startStretch()
  const taken = (): Segment[] => {
    const segments = cutAtLastCode(waiting)
    waiting = []
    stretch = startStretch()
    return segments
  }
  const addWord = (word: Word): Segment[] => {
    waiting.push(word)
    stretch.add(word)
    return word.form === 'plain' && !stretch.mayGoOn() ? taken() : []
  }
  return {
    add: (words) => words.flatMap(addWord),
    end: (words) => [...words.flatMap(addWord), ...taken()],
    waiting: () => waiting.map(({ raw }) => raw).join(''),
  }
}

/** State of a run of words; the work per word is constant. */
function startStretch() {
  let hasCode = false
  let hasPacked = false
  let hasRow = false
  let plain = 0
  let numbers = 0
  let letters = 0
  return {
    add: (word: Word) => {
      const { content, form } = word
      hasCode ||= isCode(word)
      hasPacked ||= isPacked(word)
      plain = form === 'plain' ? plain + 1 : 0
      numbers = /^(?:0x)?[\da-f]{2,8},?$/i.test(content) ? numbers + 1 : 0
      if (!/^\d$/.test(content)) letters = content.length === 1 ? letters + 1 : 0
      hasRow ||= Math.max(numbers, letters) >= longestRow
    },
    mayGoOn: () => hasPacked || ((hasCode || hasRow) && plain < wordsBetween),
    isAllCode: () => hasPacked || hasRow,
  }
}

/** A run of numbers may be character codes, and so may be a run of single letters. */
const longestRow = 12

/** Joins the code among these words into one segment; the rest is prose. */
function cutAtLastCode(words: readonly Word[]): Segment[] {
  const stretch = startStretch()
  words.forEach(stretch.add)
  const last = stretch.isAllCode() ? words.length - 1 : words.findLastIndex(isCode)
  const code = words.slice(0, last + 1)
  const behind = words.slice(last + 1)
  return [
    ...(code.length > 0 ? [codeOf(code)] : []),
    ...(behind.length > 0 ? [{ kind: 'prose', text: textOf(behind) } as const] : []),
  ]
}

function codeOf(words: readonly Word[]): Segment {
  // In a sentence with code spans only these are code; each may be a line of its own.
  const isSpansOnly = words.some(({ form }) => form === 'span') && words.every(({ form }) => form !== 'code')
  const parts = isSpansOnly ? words.filter(({ form }) => form === 'span') : words
  const content = parts.map(({ content }) => content).join(isSpansOnly ? '\n' : ' ')
  return { kind: 'code', text: textOf(words), content, info: '' }
}

function textOf(words: readonly Word[]): string {
  return words.map(({ raw }) => raw).join('')
}

/** Code packed into one line has prose in its comments. */
function isPacked({ content, form }: Word): boolean {
  return form === 'code' && content.search(escapedCharacter) !== -1
}

function isCode({ form }: Word): boolean {
  return form === 'code' || form === 'span'
}
