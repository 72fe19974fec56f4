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

/** A value of an output beside the one that is right; a byte that is no UTF-8 is given as the half character U+DC00 plus it. */
export interface DifferingValues {
  readonly actual: string
  readonly expected: string
  /** Whether the problem compares numbers by a tolerance. */
  readonly byTolerance: boolean
}

/** Longer values are not looked into: nobody reads them character by character. */
const longest = 4096

/**
 * What tells two values apart that a reader may take for the same or for nearly right: characters that nobody sees, by their
 * names; whole numbers by their exact distance; how near a decimal is, where the problem allows some distance. null where the
 * two speak for themselves.
 */
export function explainDifference(values: DifferingValues): string | null {
  const { actual, expected } = values
  if (actual.length > longest || expected.length > longest) return sharedStart(actual, expected)
  return (
    (isAlike(actual, expected) ? likeness(actual, expected) : oddAsWell(actual, expected)) ??
    numbers(values) ??
    (actual.toLowerCase() === expected.toLowerCase() ? 'Only upper and lower case differ.' : null) ??
    sharedStart(actual, expected)
  )
}

/** Whether two texts differ in nothing that a reader sees. */
export function isAlike(one: string, other: string): boolean {
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

/** Beside what is plainly different, what a reader cannot see or takes for another sign; letters are at home in their own texts. */
function oddAsWell(actual: string, expected: string): string | null {
  const names = oddNames(actual, expected, ({ kind }) => kind !== 'letter')
  return names && `The output has ${names}.`
}

const mostNames = 3

/** The odd characters of a text that are more often in it than in the other, by name; null when there are none. */
function oddNames(
  text: string,
  other: string,
  counts: (odd: OddCharacter) => boolean = () => true,
): string | null {
  const names = new Set(oddBeside(text, other).filter(counts).map(nameOf))
  const shown = [...names].slice(0, mostNames)
  if (names.size > mostNames) shown.push(`${names.size - mostNames} more`)
  return shown.length === 0 ? null : shown.join(' and ')
}

/** The odd characters of a text that are more often in it than in the other. */
export function oddBeside(text: string, other: string): OddCharacter[] {
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

/** What stands for the byte 0 where bytes that are no UTF-8 are kept as half characters. */
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

/** Exact, however long the numbers are. */
function wholeDistance(actual: bigint, expected: bigint): string {
  if (actual === expected) return sameNumber
  const by = actual > expected ? actual - expected : expected - actual
  const words = by.toString()
  const size = words.length > 40 ? `a number of ${words.length} digits` : words
  return `Off by ${size}: too ${actual > expected ? 'large' : 'small'}.`
}

/** The digits of a decimal that say how large it is; beyond those that a double keeps, two numbers may only seem the same. */
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

/** As `explainDifference`, of the first value in which two whole outputs differ. */
export function explainOutputs({ actual, expected, byTolerance }: DifferingValues): string | null {
  const got = tokenTextsOf(actual)
  const wanted = tokenTextsOf(expected)
  const at = got.findIndex((value, place) => value !== wanted[place])
  const [mine, theirs] = [got[at], wanted[at]]
  if (mine === undefined || theirs === undefined) return null
  return explainDifference({ actual: mine, expected: theirs, byTolerance })
}

/** A value as it can be told in a sentence: what nobody sees as `⟨U+200B⟩`, and blanks in words. */
export function shownValue(value: string): string {
  return /^[ \t\n\v\f\r]+$/.test(value) ? blankWords(value) : withUnseenShown(value)
}

/** A text with `⟨U+200B⟩` in the place of each character that nobody sees; blanks of the keyboard stay. */
export function withUnseenShown(value: string): string {
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

/** For people who run a problem: both values, the place and what tells them apart. */
export function differenceSentence({ expected, actual, line, why }: Difference): string {
  const sentence = `Expected ${quoted(expected)}, got ${quoted(actual)} on line ${line}.`
  return why === undefined ? sentence : `${sentence} ${why}`
}

function quoted(text: string | null): string {
  if (text === null) return 'nothing'
  const start = shownValue([...text].slice(0, 60).join(''))
  return /^[ \t\n\v\f\r]+$/.test(text) ? start : `"${start}"`
}
