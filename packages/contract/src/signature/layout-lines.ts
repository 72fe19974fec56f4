import type { Parameter, Read, SignatureFault } from './declaration.ts'
import { formOf, plainForm } from './form.ts'
import type { Layout, LayoutItem, Size } from './layout-item.ts'
import { printType, type ValueType } from './value-type.ts'

export const maxLayoutLength = 500
const maxPlus = 1_000_000

export interface NamesToRead {
  readonly parameters: readonly Parameter[]
  /** The items of the input, where an output is read; null for an input. */
  readonly outer: readonly LayoutItem[] | null
}

export function readLayoutLines(text: string, names: NamesToRead): Read<Layout> {
  if (text.length > maxLayoutLength)
    return layoutFault(`A layout has at most ${maxLayoutLength} characters.`, maxLayoutLength)
  const lines: LayoutItem[][] = []
  let start = 0
  for (const line of text.split('\n')) {
    const read = readLine({ ...names, line, start, before: lines.flat() })
    if ('fault' in read) return read
    if (read.ok.length > 0) lines.push(read.ok)
    start += line.length + 1
  }
  return { ok: lines }
}

interface LineToRead extends NamesToRead {
  readonly line: string
  /** Position of the line in the text. */
  readonly start: number
  readonly before: readonly LayoutItem[]
}

function readLine({ line, start, parameters, outer, before }: LineToRead): Read<LayoutItem[]> {
  const pattern =
    /([A-Za-z]\w*)((?:\[[^[\]{}]*\]|\{[^[\]{}]*\})*)(\.\.\.)?(?:[ \t]+from[ \t]+([A-Za-z]\w*))?(?=\s|$)/y
  const items: LayoutItem[] = []
  for (let at = skipSpaces(line, 0); at < line.length; at = skipSpaces(line, pattern.lastIndex)) {
    pattern.lastIndex = at
    const [, name, brackets = '', dots, first = null] = pattern.exec(line) ?? []
    if (name === undefined)
      return layoutFault('This is no item of a layout, such as n, nums[n] or rows{h}[w].', start + at)
    const known = [...before, ...items]
    if (known.some((each) => each.name === name))
      return layoutFault(`"${name}" stands here twice.`, start + at)
    const isAlone = line.trim().length === pattern.lastIndex - at
    const read = readItem(
      { name, brackets, first, isLine: dots !== undefined, isAlone },
      { parameters, outer, known },
    )
    if (typeof read === 'string') return layoutFault(read, start + at)
    items.push(read)
  }
  return { ok: items }
}

interface ItemTexts {
  readonly name: string
  readonly brackets: string
  readonly first: string | null
  readonly isLine: boolean
  /** Whether nothing else stands on its line. */
  readonly isAlone: boolean
}

/** A text says what is wrong. */
function readItem(
  { name, brackets, first, isLine, isAlone }: ItemTexts,
  { parameters, outer, known }: NamesToRead & { readonly known: readonly LayoutItem[] },
): LayoutItem | string {
  const type = parameters.find((each) => each.name === name)?.type ?? null
  // The nodes of a returned list are as many as those of the input.
  const written = readSizes(brackets, first !== null && outer ? outer : known)
  if (typeof written === 'string') return written
  if (type === null && first !== null)
    return `"${name}" is no parameter, and so no list that begins with "${first}".`
  const start = first === null || outer ? null : firstFault(first, known)
  if (start !== null) return start
  const mismatch = mismatchOf({ name, type, sizes: written, isLine, isAlone })
  if (mismatch !== null) return mismatch
  const formed = type ? formOf({ name, type, sizes: written, first }) : { form: plainForm, sizes: written }
  if (typeof formed === 'string') return formed
  const countsCharacters = type !== null && type.shape === undefined && written.length > type.depth
  return { name, type, ...formed, countsCharacters, isLine }
}

/** What is wrong with the name of a list's first node; null if nothing is. */
function firstFault(first: string, known: readonly LayoutItem[]): string | null {
  const item = known.find(({ name }) => name === first)
  if (!item) return `"${first}" must stand before the list that begins with it.`
  return isNumber(item) ? null : `"${first}" is no whole number, and so no node of a list.`
}

function isNumber({ type }: LayoutItem): boolean {
  return type === null || (type.scalar === 'int' && type.depth === 0)
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
  if (!isNumber(counted)) return `"${name}" is no whole number, and so no length.`
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
  if (type.shape !== undefined)
    return isLine ? `"${name}" is of the type ${printType(type)}, and so no whole line.` : null
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

export function layoutFault(message: string, position: number): { readonly fault: SignatureFault } {
  return { fault: { message, position: Math.max(0, position) } }
}
