import type { Declaration, Read, SignatureFault } from './declaration.ts'
import type { Layout, LayoutItem, Size } from './layout-item.ts'
import { layoutFault, maxLayoutLength, readLayoutLines } from './layout-lines.ts'
import type { ValueType } from './value-type.ts'

/** Reads the layout of a function's input. Every parameter stands in it once. */
export function parseInputLayout(text: string, { parameters }: Declaration): Read<Layout> {
  const read = readLayoutLines(text, { parameters, outer: null })
  if ('fault' in read) return read
  const items = read.ok.flat()
  const missing = parameters.find(({ name }) => items.every((item) => item.name !== name))
  if (missing)
    return layoutFault(`The parameter "${missing.name}" does not stand in the layout.`, text.length)
  const rest = items.find(({ sizes }) => sizes.some(({ kind }) => kind === 'rest'))
  if (rest)
    return layoutFault(`"${rest.name}" needs its length: [*] is for results only.`, text.indexOf(rest.name))
  const useless = items.find((item) => item.type === null && !isUsed(item, items))
  if (useless)
    return layoutFault(
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
 * `result{n}`; behind it ` or WORD` for an empty list or string, or ` as YES/NO` for a bool. A linked list may be printed as
 * `result[n] from k`, where `n` is a count of the input; its first node is printed if `k` stands on a line before.
 */
export function parseOutputLayout(text: string, { returns }: Declaration, input: Layout): Read<OutputLayout> {
  const words = / (or|as) (\S+)$/.exec(text.slice(0, maxLayoutLength + 1).trimEnd())
  const parameters = [{ name: resultName, type: returns }]
  const read = readLayoutLines(words ? text.slice(0, words.index) : text, { parameters, outer: input.flat() })
  if ('fault' in read) return read
  const items = read.ok.flat()
  const result = items.find(({ name }) => name === resultName)
  if (!result) return layoutFault('Write "result" where the result stands.', 0)
  const unprinted = unprintedFormOf(result, { lines: read.ok, text }) ?? unprintedSizeOf(result, text)
  if (unprinted) return { fault: unprinted }
  const stray = items.find((item) => item.type === null && !isUsed(item, items))
  if (stray) return layoutFault(`"${stray.name}" is not the length of the result.`, text.indexOf(stray.name))
  const [, kind, word = ''] = words ?? []
  const position = text.length - word.length
  if (kind === 'as') {
    const [yes, no, ...more] = word.split('/')
    if (returns.scalar !== 'bool' || !yes || !no || more.length > 0)
      return layoutFault('"as" is for a bool, and gives two words: as yes/no.', position)
    return { ok: { lines: read.ok, result, emptyWord: null, boolWords: [yes, no] } }
  }
  if (kind === 'or' && returns.depth === 0 && returns.scalar !== 'string')
    return layoutFault('"or" gives the word for an empty list or string.', position)
  return { ok: { lines: read.ok, result, emptyWord: kind === 'or' ? word : null, boolWords: usualBoolWords } }
}

/** What is wrong with how the nodes of a result are printed; null if nothing is. */
function unprintedFormOf(
  { form, sizes, name }: LayoutItem,
  { lines, text }: { readonly lines: Layout; readonly text: string },
): SignatureFault | null {
  const position = Math.max(0, text.search(/(?<=^|\s)result(?=[\s[{]|$)/))
  if (form.kind === 'nodes')
    return { message: 'A tree is printed level by level: write result[*] or result[n].', position }
  if (form.kind !== 'links') return null
  if (sizes[0]?.isDown || / or \S+\s*$/.test(text))
    return {
      message: 'The nodes of a list are printed side by side, with 0 for none: result[n] from k.',
      position,
    }
  if (sizes[0]?.kind !== 'count')
    return {
      message: 'Write how many nodes there are, by a count of the input, as in result[n] from k.',
      position,
    }
  const before = lines.length === 2 && lines[0]?.length === 1 && lines[0][0]?.name === form.first
  const isRight =
    lines.at(-1)?.length === 1 && lines.at(-1)?.[0]?.name === name && (before || lines.length === 1)
  return isRight
    ? null
    : {
        message: `Besides "${form.first}" on the line before nothing stands with the nodes of a list.`,
        position,
      }
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
  const isSize = (size: Size) => size.kind === 'count' && size.name === name
  return items.some(
    ({ sizes, form }) =>
      sizes.some(isSize) ||
      (form.kind === 'links' && form.first === name) ||
      (form.kind === 'edges' && isSize(form.vertices)),
  )
}
