import { startCodeRun } from './code-run.ts'
import { mayBeFence, parseFence } from './fence.ts'
import { type FencedBlock, startFencedBlock } from './fenced-block.ts'
import { classifyLine, isComment, stripLineMarks, unwrapCodeSpan } from './line-form.ts'
import { joinCodeLines, type Line, type Segment } from './segment.ts'
import { type Sentence, startSentence } from './sentence.ts'
import { splitWholeLine, splitWords, type Word } from './word-form.ts'

/*
 * How it works
 *   letters ─→ words ─→ a line that begins as prose is sent word by word; code in it is a segment of its own
 *          ─→ lines ─→ consecutive or fenced lines of code are held until they end
 * Decisions are made only at blanks and line ends, so that the chunks in which a text arrives do not matter. Text that
 * may become code is held: a short line until the next one, a number or an operator until the next word. The work per
 * character is constant, so that a manipulated model cannot occupy the server.
 */

export interface Segmenter {
  readonly push: (text: string) => Segment[]
  readonly end: () => Segment[]
}

/** Number of held characters after which the segmenter waits for the end of the line: no next word is that long. */
const maxWaitingLetters = 200
const blockTag = /<(pre|code|samp|kbd|tt|xmp|textarea|details|script)\b/i

/** Splits an answer into prose and code as it arrives; the concatenated segments are the answer. */
export function startSegmenter(): Segmenter {
  const run = startCodeRun()
  let sentence: Sentence | null = null
  let block: FencedBlock | null = null
  let tagged: { readonly tag: string; readonly lines: Line[] } | null = null
  /** The part of the current line that is neither sent nor a complete word. */
  let line = ''
  let isOpening = true

  const wordEnded = (): Segment[] => {
    if (block || tagged || line.length > maxWaitingLetters || line.trim() === '') return []
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
    const opened = tagged ? null : parseFence(raw)
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
    const code = tagged ? [joinCodeLines(tagged.lines)] : []
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
  return { raw, content: unwrapCodeSpan(raw.replace(/\n$/, '')) }
}

/**
 * Classifies the first words of a line: `prose` when three of them are prose and nothing typical of code precedes them;
 * `open` when the next word may make it prose.
 */
function openingOf(words: readonly Word[]): 'prose' | 'open' | 'other' {
  const raw = words.map((word) => word.raw).join('')
  const bare = splitWords(stripLineMarks(raw)).words
  // Code begins with a lower-case letter, and so do most disguises of it; comments begin with their marker.
  if (/^[a-z]/.test(bare[0]?.content ?? '') || isComment(raw) || /^\s*\|/.test(raw)) return 'other'
  const plain = bare.filter(({ form }) => form === 'plain').length
  const isDoubtful = bare.some(({ form, content }) => form === 'code' || /^[-+*/=<>!&|:]+$/.test(content))
  if (isDoubtful) return 'other'
  return plain >= 3 ? 'prose' : 'open'
}
