import { absolute } from '../wrong-answer/numbers-of.ts'
import { parseInteger } from '../wrong-answer/wrong-answer-facts.ts'
import { hasEqual, isNoAnswer, isSmallest } from './input-properties.ts'
import { contrastOf, type NoteEvidence } from './note-evidence.ts'
import { piecesFit } from './pieces-fit.ts'
import type { Note } from './read-notes.ts'

/** A kind of mistake: the words of notes on it, and how well it fits the evidence, in points. */
interface Trait {
  readonly words: RegExp
  readonly fit: (evidence: NoteEvidence, note: Note) => number
}

export const traits: readonly Trait[] = [
  { words: /\bties?\b|\bequal|\bsame\b|\btwice\b|\bduplicate|\brepeat/i, fit: equalFit },
  { words: /\bnegative\b|\bbelow (?:0|zero)\b|\bminus\b/i, fit: negativeFit },
  { words: /\bzeros?\b|(?<![\d.^,-])\b0\b(?![\d.,])/i, fit: zeroFit },
  {
    words:
      /\bempty\b|\bnothing\b|\bnone\b|\bno answer\b|\bimpossible\b|\bat all\b|\bcannot\b|\bunreachable\b|\bnever\b/i,
    fit: (evidence) => contrastOf(evidence, isNoAnswer) / 2,
  },
  {
    words: /\bsingle\b|\balone\b|\bonly one\b|\bone or two\b|n ?= ?1\$|\blength 1\b/i,
    fit: (evidence) => contrastOf(evidence, ({ input }) => isSmallest(input)) / 2,
  },
  {
    words: /\bby one\b|\bone too\b|\bfirst\b|\blast\b|\bends?\b|\bborder|\bincluded?\b|[<>]=?`/i,
    fit: offByOneFit,
  },
  {
    words:
      /\bnearest\b|\bcheapest\b|\bgreed|\blargest first|\bheaviest first|\bsmallest first|\balways tak|\bneed not\b|\bmay be better\b|\bearliest\b/i,
    fit: choiceFit,
  },
  { words: /./, fit: directionFit },
  { words: /`/, fit: piecesFit },
]

function equalFit(evidence: NoteEvidence): number {
  return contrastOf(evidence, ({ input }) => hasEqual(input)) / 2
}

function negativeFit(evidence: NoteEvidence): number {
  const { expectedValue, actualValue } = evidence.wrongAnswer
  const [right, wrong] = [parseInteger(expectedValue), parseInteger(actualValue)]
  if (right !== null && wrong !== null && right < 0n !== wrong < 0n) return 2
  return contrastOf(evidence, ({ input, expected }) => /(?<![\w.])-\d/.test(`${input} ${expected}`))
}

function zeroFit(evidence: NoteEvidence): number {
  const isZero = (text: string | null) => text !== null && /^0+$/.test(text)
  const { expectedValue, actualValue } = evidence.wrongAnswer
  if (isZero(expectedValue) || isZero(actualValue)) return 1
  return contrastOf(evidence, ({ input }) => /(?<![\d.])0(?!\.)/.test(input)) / 2
}

function offByOneFit({ wrongAnswer: { expectedValue, actualValue } }: NoteEvidence): number {
  const [right, wrong] = [parseInteger(expectedValue), parseInteger(actualValue)]
  return right !== null && wrong !== null && absolute(right - wrong) === 1n ? 0.5 : 0
}

/** A program that chooses by a rule misses the best answer. */
function choiceFit({ bare, wrongAnswer }: NoteEvidence): number {
  const isChoosing = /sort|\bmax\b|\bmin\b|heap|priority_queue|PriorityQueue/i.test(bare)
  return isChoosing && parseInteger(wrongAnswer.expectedValue) !== null ? 0.5 : 0
}

const tooFew =
  /\b(?:missing|missed|lost|loses|left out|leaves? out|leaving out|forget\w*|too early|too few|too small|need not|may (?:also|be|lie|have))\b/i
const tooMany =
  /\b(?:twice|too many|too much|too large|counting|more than once|too late|again|not allowed|must not)\b/i

/** Whether the answer is too large or too small, where the note says which of them the mistake makes. */
function directionFit({ wrongAnswer }: NoteEvidence, { text }: Note): number {
  const [right, wrong] = [parseInteger(wrongAnswer.expectedValue), parseInteger(wrongAnswer.actualValue)]
  if (right === null || wrong === null || wrongAnswer.expectedLine.length > 2) return 0
  const [few, many] = [tooFew.test(text), tooMany.test(text)]
  if (few === many) return 0
  return wrong < right === few ? 0.5 : -0.5
}
