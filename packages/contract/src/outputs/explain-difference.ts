import {
  codePointText,
  type OddCharacter,
  oddCharactersIn,
  oddCharacterText,
  plainText,
} from '../characters/odd-characters.ts'
import type { Difference } from '../judgement.ts'
import { normalizeUnicode } from '../normalize-unicode.ts'
import { tokenTextsOf } from './output-tokens.ts'

/** An output value and the expected one; an invalid UTF-8 byte b is represented by the lone surrogate U+DC00 + b. */
export interface DifferingValues {
  readonly actual: string
  readonly expected: string
  /** Whether the problem compares numbers with a tolerance. */
  readonly byTolerance: boolean
}

/** Longer values are not analysed, because nobody reads them character by character. */
const longest = 4096

/**
 * Explains a difference that a reader may overlook: invisible characters by name; integers by their exact distance; decimals by
 * how close they are, if the problem has a tolerance. Returns null if the difference is obvious.
 */
export function explainDifference(values: DifferingValues): string | null {
  const { actual, expected } = values
  if (actual.length > longest || expected.length > longest) return sharedStart(actual, expected)
  return (
    (looksAlike(actual, expected) ? likeness(actual, expected) : oddAsWell(actual, expected)) ??
    numbers(values) ??
    (actual.toLowerCase() === expected.toLowerCase() ? 'Only upper and lower case differ.' : null) ??
    sharedStart(actual, expected)
  )
}

/** Whether two texts look the same to a reader. */
export function looksAlike(one: string, other: string): boolean {
  return normalizeUnicode(plainText(one), 'NFC') === normalizeUnicode(plainText(other), 'NFC')
}

function likeness(actual: string, expected: string): string {
  const mine = oddNames(actual, expected)
  const theirs = oddNames(expected, actual)
  if (mine && theirs) return `Only this differs: the output has ${mine}, and ${theirs} is expected.`
  if (mine) return `Only this differs: the output has ${mine}.`
  if (theirs) return `Only this differs: ${theirs} is expected.`
  const isOrder = oddCharactersIn(actual).length > 0
  return isOrder
    ? 'Only this differs: characters that nobody sees stand in other places.'
    : 'Only this differs: accents are written in another form of Unicode.'
}

/**
 * Mentions, in addition to an obvious difference, invisible or confusable characters; letters of other alphabets are normal in
 * their own texts.
 */
function oddAsWell(actual: string, expected: string): string | null {
  const names = oddNames(actual, expected, ({ kind }) => kind !== 'letter')
  return names && `The output has ${names}.`
}

const mostNames = 3

/** Names of the odd characters that occur more often in `text` than in `other`; null if there are none. */
function oddNames(
  text: string,
  other: string,
  counts: (odd: OddCharacter) => boolean = () => true,
): string | null {
  const names = new Set(oddCharactersOnlyIn(text, other).filter(counts).map(nameOf))
  const shown = [...names].slice(0, mostNames)
  if (names.size > mostNames) shown.push(`${names.size - mostNames} more`)
  return shown.length === 0 ? null : shown.join(' and ')
}

/** The odd characters that occur more often in `text` than in `other`. */
export function oddCharactersOnlyIn(text: string, other: string): OddCharacter[] {
  const left = new Map<number, number>()
  for (const { codePoint } of oddCharactersIn(other)) left.set(codePoint, (left.get(codePoint) ?? 0) + 1)
  return oddCharactersIn(text).filter(({ codePoint }) => {
    const there = left.get(codePoint) ?? 0
    left.set(codePoint, there - 1)
    return there <= 0
  })
}

function nameOf(odd: OddCharacter): string {
  const byte = odd.codePoint - brokenByteBase
  if (byte >= 0x80 && byte <= 0xff) return `the byte ${byte.toString(16).toUpperCase()}, which is no UTF-8`
  return oddCharacterText(odd)
}

/** The code unit of byte 0 where invalid UTF-8 is represented by lone surrogates. */
export const brokenByteBase = 0xdc00

export const whole = /^[+-]?\d+$/
export const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
const sameNumber = 'It is the same number in another form, and this problem compares how it is written.'

function numbers({ actual, expected, byTolerance }: DifferingValues): string | null {
  if (whole.test(actual) && whole.test(expected)) return wholeDistance(BigInt(actual), BigInt(expected))
  if (!decimal.test(actual) || !decimal.test(expected)) return null
  const distance = Number(actual) - Number(expected)
  if (!Number.isFinite(distance)) return null
  if (byTolerance)
    return distance === 0
      ? null
      : `Off by ${Number(Math.abs(distance).toPrecision(3))}: more than this problem allows.`
  return distance === 0 && significant(actual) === significant(expected) ? sameNumber : null
}

/** Exact for any length of the numbers. */
function wholeDistance(actual: bigint, expected: bigint): string {
  if (actual === expected) return sameNumber
  const by = actual > expected ? actual - expected : expected - actual
  const words = by.toString()
  const size = words.length > 40 ? `a number of ${words.length} digits` : words
  return `Off by ${size}: too ${actual > expected ? 'large' : 'small'}.`
}

/** The significant digits of a decimal; beyond the precision of a double, two different numbers may compare as equal. */
function significant(text: string): string {
  const digits = text
    .replace(/e.*/i, '')
    .replaceAll(/[^\d.]/g, '')
    .replace(/^0+/, '')
  if (!digits.includes('.')) return digits
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, digits[end - 1] === '.' ? end - 1 : end)
}

const longStart = 60

function sharedStart(actual: string, expected: string): string | null {
  let same = 0
  while (same < Math.min(actual.length, expected.length) && actual[same] === expected[same]) same++
  return same < longStart ? null : `The first ${same.toLocaleString('en-US')} characters are the same.`
}

/** Like `explainDifference`, for the first differing value of two whole outputs. */
export function explainOutputs({ actual, expected, byTolerance }: DifferingValues): string | null {
  const got = tokenTextsOf(actual)
  const wanted = tokenTextsOf(expected)
  const at = got.findIndex((value, place) => value !== wanted[place])
  const [mine, theirs] = [got[at], wanted[at]]
  if (mine === undefined || theirs === undefined) return null
  return explainDifference({ actual: mine, expected: theirs, byTolerance })
}

/** A value for use in a sentence: invisible characters as `⟨U+200B⟩`, blanks as words. */
export function shownValue(value: string): string {
  return /^[ \t\n\v\f\r]+$/.test(value) ? blankWords(value) : markInvisibleCharacters(value)
}

/** Replaces each invisible character by `⟨U+200B⟩`; ordinary blanks are kept. */
export function markInvisibleCharacters(value: string): string {
  let shown = ''
  let at = 0
  for (const { kind, codePoint, from, to, isAtHome } of oddCharactersIn(value)) {
    if ((kind !== 'unseen' && kind !== 'broken') || isAtHome) continue
    shown += `${value.slice(at, from)}⟨${codePointText(codePoint)}⟩`
    at = to
  }
  return shown + value.slice(at)
}

const blanks: Readonly<Record<string, string>> = {
  ' ': 'space',
  '\t': 'tab',
  '\n': 'line end',
  '\v': 'vertical tab',
  '\f': 'form feed',
  '\r': 'carriage return',
}

function blankWords(text: string): string {
  const runs = text.match(/ +|\t+|\n+|\v+|\f+|\r+/g) ?? []
  const words = runs.slice(0, 4).map((run) => {
    const name = blanks[run.charAt(0)] ?? 'blank'
    return run.length === 1 ? `a ${name}` : `${run.length} ${name}s`
  })
  return `${words.join(' and ')}${runs.length > 4 ? ' and more' : ''}`
}

/** For operators of a problem: both values, the position and the explanation. */
export function differenceSentence({ expected, actual, line, why }: Difference): string {
  const sentence = `Expected ${quoted(expected)}, got ${quoted(actual)} on line ${line}.`
  return why === undefined ? sentence : `${sentence} ${why}`
}

function quoted(text: string | null): string {
  if (text === null) return 'nothing'
  const start = shownValue([...text].slice(0, 60).join(''))
  return /^[ \t\n\v\f\r]+$/.test(text) ? start : `"${start}"`
}
