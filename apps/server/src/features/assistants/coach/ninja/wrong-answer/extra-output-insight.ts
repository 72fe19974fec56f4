import { type Language, linesOf, makeLineNumbers, tokenTextsOf } from '@codedojo/contract'
import { shortenToCode } from '../../shorten-text.ts'
import type { Recogniser } from './wrong-answer-facts.ts'

/** Texts within quotes; the second group of each is what stands in them. Comments and escapes outside of texts are passed over. */
const literals = {
  cpp: /\\.|\/\/[^\n]*|(")((?:\\.|[^"\\\n])*)"/g,
  java: /\\.|\/\/[^\n]*|(")((?:\\.|[^"\\\n])*)"/g,
  python: /\\.|#[^\n]*|(["'])((?:\\.|(?!\1)[^\\\n])*)\1/g,
  javascript: /\\.|\/\/[^\n]*|(["'])((?:\\.|(?!\1)[^\\\n])*)\1|(`)((?:\\.|[^`\\])*)`/g,
} as const satisfies Record<Language, RegExp>
/** Where a text is filled in or goes on elsewhere: `{x}`, `${x}`, `%d` and `\n`. */
const gaps = /\$?\{[^{}]*\}|%[-+ 0\d.]*[a-z]|\\./g
const maxTexts = 60
const maxReadCharacters = 32 * 1024

interface OwnText {
  readonly text: string
  /** The line of the code, from 1. */
  readonly line: number
}

/**
 * The output is right but for a text that the code prints beside it, such as a question for the input, a label or a line for
 * debugging.
 */
export const recogniseExtraOutput: Recogniser = ({
  code,
  language,
  expected,
  actual,
  functionDeclaration,
}) => {
  if (functionDeclaration !== null || actual.length > maxReadCharacters) return null
  const right = tokenTextsOf(expected)
  const own = ownTexts(code, language).filter(({ text }) => actual.includes(text) && !expected.includes(text))
  const [first] = own
  if (!first || right.length === 0) return null
  const isRight = [withoutTexts(actual, own), withoutLines(actual, own)].some((rest) =>
    isSame(tokenTextsOf(rest), right),
  )
  if (!isRight) return null
  return {
    meaning: `Every expected value is there, but your program also prints ${shortenToCode(first.text.trim(), 60)}, in line ${first.line}. The judge compares all that is printed, so a question for the input, a label or a line for yourself makes it wrong.`,
    question: `What does line ${first.line} print that the example's output does not have?`,
    look: `Leave that text out of line ${first.line}${language === 'python' ? '; what is only for you goes to `sys.stderr`' : ''}, and print only what the statement asks for.`,
    lines: [...new Set(own.map(({ line }) => line))].slice(0, 4),
    isOfForm: true,
    isRefutedBy: null,
  }
}

/** Pieces of the code's texts that hold a letter or a sign at least, the longest first. */
function ownTexts(code: string, language: Language): OwnText[] {
  const lineOf = makeLineNumbers(code)
  const pieces = Array.from(code.slice(0, maxReadCharacters).matchAll(literals[language]))
    .flatMap(({ 2: inner, 4: template, index }) =>
      (inner ?? template ?? '').split(gaps).map((text) => ({ text, line: lineOf(index) })),
    )
    .filter(({ text }) => /[^\s\d.-]/.test(text))
  const once = new Map(pieces.toReversed().map((piece) => [piece.text, piece]))
  return [...once.values()].slice(0, maxTexts).toSorted((left, right) => right.text.length - left.text.length)
}

function withoutTexts(output: string, own: readonly OwnText[]): string {
  return own.reduce((rest, { text }) => rest.replaceAll(text, ' '), output)
}

function withoutLines(output: string, own: readonly OwnText[]): string {
  return linesOf(output)
    .filter((line) => !own.some(({ text }) => line.includes(text)))
    .join('\n')
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((word, at) => word === right[at])
}
