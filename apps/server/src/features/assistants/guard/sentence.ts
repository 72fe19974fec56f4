import { packedSign } from './line-form.ts'
import type { Segment } from './segment.ts'
import type { Word } from './word-form.ts'

/** One sentence, or a few in one line. */
export interface Sentence {
  /** What is certain of it with these next words. */
  readonly add: (words: readonly Word[]) => Segment[]
  /** The last words of it, and all that was not certain before. */
  readonly end: (words: readonly Word[]) => Segment[]
  /** What was added and may yet become a part of code, depending on what follows. */
  readonly waiting: () => string
}

/** So many words of prose in a row end a stretch of code within a sentence. */
const wordsBetween = 4

/**
 * Cuts a sentence into prose, and stretches from one word of code to another. Words that are in both, such as numbers, belong
 * to the code behind them.
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

/** What is known of words in a row; each costs the same, however many there are. */
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

/** A row of numbers may be one of letters, and so may one of letters that stand apart. */
const longestRow = 12

/** The code among these words as one stretch, and what stands behind it as prose. */
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
  // Of a sentence with spans only these are code; each may be a line of its own.
  const isSpansOnly = words.some(({ form }) => form === 'span') && words.every(({ form }) => form !== 'code')
  const parts = isSpansOnly ? words.filter(({ form }) => form === 'span') : words
  const content = parts.map(({ content }) => content).join(isSpansOnly ? '\n' : ' ')
  return { kind: 'code', text: textOf(words), content, info: '' }
}

function textOf(words: readonly Word[]): string {
  return words.map(({ raw }) => raw).join('')
}

/** What is packed into one line has words of prose in its comments. */
function isPacked({ content, form }: Word): boolean {
  return form === 'code' && content.search(packedSign) !== -1
}

function isCode({ form }: Word): boolean {
  return form === 'code' || form === 'span'
}
