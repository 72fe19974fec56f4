import type { Declaration, Parameter, Read, SignatureFault } from './declaration.ts'
import type { ValueType } from './value-type.ts'

/*
 * How it works
 * A layout says how values stand in a text, line by line as the statement does:
 *
 *   n target          two numbers on the first line; n is a count, because no parameter has this name
 *   nums[n]           n values side by side
 *   rows{h}[w]        h lines of w values; in braces each element has a line of its own
 *   queue{k}[]        k lines, each with the length of its list before it
 *   sentence...       a whole line, spaces included
 *
 * Numbers and words are read wherever they stand: line ends and spaces between them do not matter.
 */

/** How many elements a list has, or how many characters a string. */
export interface Size {
  readonly kind: 'count' | 'fixed' | 'before' | 'rest'
  /** The count of `count`. */
  readonly name: string
  /** What is added to the count, or the number itself. */
  readonly plus: number
  /** Whether each element stands on a line of its own. */
  readonly isDown: boolean
}

export interface LayoutItem {
  readonly name: string
  /** null for a count. */
  readonly type: ValueType | null
  readonly sizes: readonly Size[]
  /** Whether the last size counts the characters of a string. */
  readonly countsCharacters: boolean
  /** Whether a string is a whole line. */
  readonly isLine: boolean
}

/** The items of each line. */
export type Layout = readonly (readonly LayoutItem[])[]

export const maxLayoutLength = 500
const maxPlus = 1_000_000

/** Reads the layout of a function's input. Every parameter stands in it once. */
export function parseInputLayout(text: string, { parameters }: Declaration): Read<Layout> {
  const read = readLines(text, parameters)
  if ('fault' in read) return read
  const items = read.ok.flat()
  const missing = parameters.find(({ name }) => items.every((item) => item.name !== name))
  if (missing) return fault(`The parameter "${missing.name}" does not stand in the layout.`, text.length)
  const rest = items.find(({ sizes }) => sizes.some(({ kind }) => kind === 'rest'))
  if (rest) return fault(`"${rest.name}" needs its length: [*] is for results only.`, text.indexOf(rest.name))
  const useless = items.find((item) => item.type === null && !isUsed(item, items))
  if (useless)
    return fault(
      `"${useless.name}" is neither a parameter nor the length of one.`,
      text.indexOf(useless.name),
    )
  return read
}

/** How a result is printed. */
export interface OutputLayout {
  /** The lines; the only item besides counts is called `result`. */
  readonly lines: Layout
  readonly result: LayoutItem
  /** The word for an empty list or string; null if it is printed as it is. */
  readonly emptyWord: string | null
  /** The words for true and false. */
  readonly boolWords: readonly [string, string]
}

const resultName = 'result'
const usualBoolWords = ['true', 'false'] as const

/** What is used if an author says nothing: lists side by side, each row of a matrix on a line. */
export function usualOutput({ depth }: ValueType): string {
  if (depth === 0) return resultName
  return depth === 1 ? `${resultName}[*]` : `${resultName}{*}[*]`
}

/**
 * Reads how a result is printed: `result[*]` side by side, `result{*}` a value a line, a first line `n` for the count of
 * `result{n}`; behind it ` or WORD` for an empty list or string, or ` as YES/NO` for a bool.
 */
export function parseOutputLayout(text: string, { returns }: Declaration): Read<OutputLayout> {
  const words = / (or|as) (\S+)$/.exec(text.slice(0, maxLayoutLength + 1).trimEnd())
  const read = readLines(words ? text.slice(0, words.index) : text, [{ name: resultName, type: returns }])
  if ('fault' in read) return read
  const items = read.ok.flat()
  const result = items.find(({ name }) => name === resultName)
  if (!result) return fault('Write "result" where the result stands.', 0)
  const unprinted = unprintedSizeOf(result, text)
  if (unprinted) return { fault: unprinted }
  const stray = items.find((item) => item.type === null && !isUsed(item, items))
  if (stray) return fault(`"${stray.name}" is not the length of the result.`, text.indexOf(stray.name))
  const [, kind, word = ''] = words ?? []
  const position = text.length - word.length
  if (kind === 'as') {
    const [yes, no, ...more] = word.split('/')
    if (returns.scalar !== 'bool' || !yes || !no || more.length > 0)
      return fault('"as" is for a bool, and gives two words: as yes/no.', position)
    return { ok: { lines: read.ok, result, emptyWord: null, boolWords: [yes, no] } }
  }
  if (kind === 'or' && returns.depth === 0 && returns.scalar !== 'string')
    return fault('"or" gives the word for an empty list or string.', position)
  return { ok: { lines: read.ok, result, emptyWord: kind === 'or' ? word : null, boolWords: usualBoolWords } }
}

/** What the layout says of the lengths of a result that no harness prints or holds it to; null if there is nothing. */
function unprintedSizeOf({ sizes, countsCharacters }: LayoutItem, text: string): SignatureFault | null {
  const item = /(?<=^|\s)result((?:\[[^[\]{}]*\]|\{[^[\]{}]*\})*)(?=\s|\.|$)/.exec(text)
  const brackets = item?.[1] ?? ''
  const places = [...brackets.matchAll(/[[{]/g)]
  const level = sizes.findIndex(({ kind }) => kind === 'before' || kind === 'fixed')
  const size = sizes[level]
  if (!size) return null
  const position = (item?.index ?? 0) + resultName.length + (places[level]?.index ?? 0)
  if (size.kind === 'before')
    return {
      message: 'The length of a list is not printed in front of it: write [*], or a count on a line before.',
      position,
    }
  const message =
    countsCharacters && level === sizes.length - 1
      ? `A result has as many characters as it has: leave [${size.plus}] out.`
      : `A result has as many elements as it has: write ${size.isDown ? '{*}' : '[*]'} instead of ${size.plus}.`
  return { message, position }
}

function isUsed({ name }: LayoutItem, items: readonly LayoutItem[]): boolean {
  return items.some(({ sizes }) => sizes.some((size) => size.kind === 'count' && size.name === name))
}

function fault(message: string, position: number): { readonly fault: SignatureFault } {
  return { fault: { message, position: Math.max(0, position) } }
}

function readLines(text: string, parameters: readonly Parameter[]): Read<Layout> {
  if (text.length > maxLayoutLength)
    return fault(`A layout has at most ${maxLayoutLength} characters.`, maxLayoutLength)
  const lines: LayoutItem[][] = []
  let start = 0
  for (const line of text.split('\n')) {
    const read = readLine({ line, start, parameters, before: lines.flat() })
    if ('fault' in read) return read
    if (read.ok.length > 0) lines.push(read.ok)
    start += line.length + 1
  }
  return { ok: lines }
}

interface LineToRead {
  readonly line: string
  /** Position of the line in the text. */
  readonly start: number
  readonly parameters: readonly Parameter[]
  readonly before: readonly LayoutItem[]
}

function readLine({ line, start, parameters, before }: LineToRead): Read<LayoutItem[]> {
  const item = /([A-Za-z]\w*)((?:\[[^[\]{}]*\]|\{[^[\]{}]*\})*)(\.\.\.)?(?=\s|$)/y
  const items: LayoutItem[] = []
  for (let at = skipSpaces(line, 0); at < line.length; at = skipSpaces(line, item.lastIndex)) {
    item.lastIndex = at
    const [, name, brackets = '', dots] = item.exec(line) ?? []
    if (name === undefined)
      return fault('This is no item of a layout, such as n, nums[n] or rows{h}[w].', start + at)
    const type = parameters.find((each) => each.name === name)?.type ?? null
    const known = [...before, ...items]
    if (known.some((each) => each.name === name)) return fault(`"${name}" stands here twice.`, start + at)
    const sizes = readSizes(brackets, known)
    if (typeof sizes === 'string') return fault(sizes, start + at)
    const isLine = dots !== undefined
    const mismatch = mismatchOf({
      name,
      type,
      sizes,
      isLine,
      isAlone: line.trim().length === item.lastIndex - at,
    })
    if (mismatch !== null) return fault(mismatch, start + at)
    const countsCharacters = type !== null && sizes.length > type.depth
    items.push({ name, type, sizes, countsCharacters, isLine })
  }
  return { ok: items }
}

function skipSpaces(line: string, from: number): number {
  let at = from
  while (/\s/.test(line.charAt(at))) at++
  return at
}

/** A text says what is wrong. */
function readSizes(brackets: string, known: readonly LayoutItem[]): Size[] | string {
  const sizes: Size[] = []
  for (const [, bracket, inner = ''] of brackets.matchAll(/([[{])([^[\]{}]*)[\]}]/g)) {
    const isDown = bracket === '{'
    const size = readSize(inner.trim(), known)
    if (typeof size === 'string') return size
    sizes.push({ ...size, isDown })
  }
  return sizes
}

function readSize(text: string, known: readonly LayoutItem[]): Omit<Size, 'isDown'> | string {
  if (text === '') return { kind: 'before', name: '', plus: 0 }
  if (text === '*') return { kind: 'rest', name: '', plus: 0 }
  if (/^\d{1,6}$/.test(text)) return { kind: 'fixed', name: '', plus: Number(text) }
  const [, name = '', sign, number] = /^([A-Za-z]\w*)(?:\s?([+-])\s?(\d{1,6}))?$/.exec(text) ?? []
  if (name === '')
    return `"${text}" is no length: write a name, a number, or a name and what is added to it, as in n-1.`
  const counted = known.find((item) => item.name === name)
  if (!counted) return `"${name}" must stand before the list of which it is the length.`
  if (counted.type !== null && (counted.type.scalar !== 'int' || counted.type.depth > 0))
    return `"${name}" is no whole number, and so no length.`
  const plus = Math.min(Number(number ?? 0), maxPlus)
  return { kind: 'count', name, plus: sign === '-' ? -plus : plus }
}

interface ItemFacts {
  readonly name: string
  readonly type: ValueType | null
  readonly sizes: readonly Size[]
  readonly isLine: boolean
  readonly isAlone: boolean
}

/** What does not fit together; null if all does. */
function mismatchOf({ name, type, sizes, isLine, isAlone }: ItemFacts): string | null {
  if (type === null)
    return sizes.length > 0 || isLine
      ? `"${name}" is no parameter, and so a count: it has no length itself.`
      : null
  const isText = type.scalar === 'string'
  if (isLine && !isText) return `"${name}" is no string, and so no whole line.`
  if (isLine && !isAlone) return `"${name}" is a whole line, and stands on its line alone.`
  if (isLine && sizes.some(({ isDown }) => !isDown))
    return `"${name}" are whole lines, each on a line of its own: write braces, as in ${name}{n}...`
  const countsCharacters = isText && !isLine && sizes.length === type.depth + 1
  if (sizes.length !== type.depth && !countsCharacters)
    return type.depth === 0 && sizes.length > 0
      ? `"${name}" is no list, and has no length.`
      : `"${name}" has ${type.depth === 1 ? 'one length' : 'two lengths'}: ${type.depth === 1 ? `${name}[n]` : `${name}{h}[w]`}.`
  if (countsCharacters && sizes.at(-1)?.kind !== 'count' && sizes.at(-1)?.kind !== 'fixed')
    return `The number of characters of "${name}" must be a name or a number.`
  if (countsCharacters && sizes.at(-1)?.isDown)
    return `The characters of "${name}" stand side by side: write [n] instead of {n}.`
  return null
}
