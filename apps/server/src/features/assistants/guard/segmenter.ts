import { startCodeRun } from './code-run.ts'
import { fenceOf, mayBeFence } from './fence.ts'
import { type FencedBlock, startFencedBlock } from './fenced-block.ts'
import { classifyLine, isComment, stripLineMarks, unwrapped } from './line-form.ts'
import { codeOfLines, type Line, type Segment } from './segment.ts'
import { type Sentence, startSentence } from './sentence.ts'
import { splitWholeLine, splitWords, type Word } from './word-form.ts'

/*
 * How it works
 *   letters ─→ words ─→ a line that begins as prose goes out word by word; code in it is a stretch of its own
 *          ─→ lines ─→ lines of code in a row, or between fences, are held until they have ended
 * Decisions fall at blanks and ends of lines only, so that it does not matter in which pieces a text arrives. What may become
 * code waits: a short line for the next one, a number or an operator for the next word. Each letter costs about the same,
 * whatever it stands in: a model that is told to must not occupy the server.
 */

export interface Segmenter {
  readonly push: (text: string) => Segment[]
  readonly end: () => Segment[]
}

/** Whoever waits for so many letters waits for the end of the line: no sentence needs them for its next word. */
const mostWaitingLetters = 200
const blockTag = /<(pre|code|samp|kbd|tt|xmp|textarea|details|script)\b/i

/** Cuts an answer into prose and code as it arrives; put together again, the segments are the answer. */
export function startSegmenter(): Segmenter {
  const run = startCodeRun()
  let sentence: Sentence | null = null
  let block: FencedBlock | null = null
  let tagged: { readonly tag: string; readonly lines: Line[] } | null = null
  /** Of the current line, what is neither out yet nor a word of the sentence. */
  let line = ''
  let isOpening = true

  const wordEnded = (): Segment[] => {
    if (block || tagged || line.length > mostWaitingLetters || line.trim() === '') return []
    if (sentence) {
      const { words, rest } = splitWords(line)
      line = rest
      return sentence.add(words)
    }
    if (!isOpening || mayBeFence(line)) return []
    const { words, rest } = splitWords(line)
    const opening = openingOf(words)
    isOpening = opening === 'open'
    if (opening !== 'prose') return []
    line = rest
    sentence = startSentence()
    return [...run.end(), ...sentence.add(words)]
  }
  const lineEnded = (newline: string): Segment[] => {
    const raw = line + newline
    line = ''
    isOpening = true
    if (block) return inBlock(block, raw)
    if (sentence) return endSentence(sentence, raw)
    const opened = tagged ? null : fenceOf(raw)
    if (!opened) return tagged || blockTag.test(raw) ? inTag(raw) : plainLine(raw)
    block = startFencedBlock(opened, raw)
    return run.end()
  }
  const inBlock = (current: FencedBlock, raw: string): Segment[] => {
    if (!current.add(raw)) return []
    block = null
    return [current.code()]
  }
  const endSentence = (current: Sentence, raw: string): Segment[] => {
    sentence = null
    const waiting = current.waiting() + raw
    return blockTag.test(waiting) ? inTag(waiting) : current.end(splitWholeLine(raw))
  }
  const inTag = (raw: string): Segment[] => {
    const ended = tagged ? [] : run.end()
    tagged ??= { tag: (blockTag.exec(raw)?.[1] ?? '').toLowerCase(), lines: [] }
    tagged.lines.push(lineOf(raw))
    return raw.toLowerCase().includes(`</${tagged.tag}`) ? [...ended, ...endTag()] : ended
  }
  const endTag = (): Segment[] => {
    const code = tagged ? [codeOfLines(tagged.lines)] : []
    tagged = null
    return code
  }
  const plainLine = (raw: string): Segment[] => {
    const form = classifyLine(raw)
    if (form === 'prose') return [...run.end(), ...startSentence().end(splitWholeLine(raw))]
    return run.add(lineOf(raw), form)
  }

  return {
    push: (text) => {
      const out: Segment[] = []
      for (const letter of text) {
        if (letter === '\n') out.push(...lineEnded(letter))
        else line += letter
        if (letter === ' ') out.push(...wordEnded())
      }
      return out
    },
    end: () => [
      ...(line !== '' || sentence ? lineEnded('') : []),
      ...(block ? [block.code()] : []),
      ...endTag(),
      ...run.end(),
    ],
  }
}

function lineOf(raw: string): Line {
  return { raw, content: unwrapped(raw.replace(/\n$/, '')) }
}

/**
 * Of the first words of a line: `prose` when three of them are, and nothing that code has, too, stands before them; `open` when
 * the next word may make it so.
 */
function openingOf(words: readonly Word[]): 'prose' | 'open' | 'other' {
  const raw = words.map((word) => word.raw).join('')
  const bare = splitWords(stripLineMarks(raw)).words
  // Code begins with small letters, and whatever it is turned into does mostly; comments begin with their sign.
  if (/^[a-z]/.test(bare[0]?.content ?? '') || isComment(raw) || /^\s*\|/.test(raw)) return 'other'
  const plain = bare.filter(({ form }) => form === 'plain').length
  const isDoubtful = bare.some(({ form, content }) => form === 'code' || /^[-+*/=<>!&|:]+$/.test(content))
  if (isDoubtful) return 'other'
  return plain >= 3 ? 'prose' : 'open'
}
