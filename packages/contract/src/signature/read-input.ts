import { textTypeOf } from './form.ts'
import { maxVertices } from './graph-values.ts'
import type { Layout, LayoutItem, Size } from './layout-item.ts'
import { valueOfText } from './shaped-values.ts'
import type { Signature } from './signature.ts'
import { noChild } from './tree-values.ts'
import type { Value, ValueType } from './value-type.ts'

/**
 * The arguments that stand in an input, in the order of the parameters; null if the input does not have the form of the layout, or a graph
 * has more than `mostVertices`. Takes time in proportion to the length of the input and the vertices.
 */
export function readArguments(
  { declaration, input }: Signature,
  text: string,
  { mostVertices = maxVertices }: { readonly mostVertices?: number } = {},
): readonly Value[] | null {
  const values = readValues(text, input, mostVertices)
  return values && declaration.parameters.map(({ name }) => values.get(name) ?? '')
}

/** The values of a text by name, counts included; null if it has another form. */
function readValues(text: string, layout: Layout, mostVertices: number): ReadonlyMap<string, Value> | null {
  const reader = new InputReader(text)
  const values = new Map<string, Value>()
  for (const item of layout.flat()) {
    const countOf = (name: string) => Number(values.get(name))
    const text = reader.read(item, countOf)
    const value = text === null ? null : valueOfText(item, text, { countOf, mostVertices })
    if (value === null) return null
    values.set(item.name, value)
  }
  return reader.isAtEnd() ? values : null
}

const number = { int: /^[+-]?\d+$/, float: /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/ }
const wordsForTrue = new Set(['1', 'true', 'yes'])
const wordsForFalse = new Set(['0', 'false', 'no'])

class InputReader {
  readonly #text: string
  readonly #token = /\S+/y
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  isAtEnd(): boolean {
    this.#skipSpaces()
    return this.#at === this.#text.length
  }

  read(
    { type, sizes, form, isLine, countsCharacters }: LayoutItem,
    countOf: (name: string) => number,
  ): Value | null {
    if (type === null) return this.#scalar({ scalar: 'int' })
    const lists = countsCharacters ? sizes.slice(0, -1) : sizes
    const text = textTypeOf(type, form)
    const one = () => (isLine ? this.#line() : form.kind === 'levels' ? this.#place() : this.#scalar(text))
    return this.#list(lists, countOf, one)
  }

  #list(sizes: readonly Size[], countOf: (name: string) => number, one: () => Value | null): Value | null {
    const [size, ...inner] = sizes
    if (!size) return one()
    const length = this.#length(size, countOf)
    // Each element takes a character at least, so a longer list cannot be there; an empty line of text may be.
    if (!Number.isSafeInteger(length) || length < 0 || length > this.#text.length - this.#at + 1) return null
    const elements: Value[] = []
    for (let at = 0; at < length; at++) {
      const element = this.#list(inner, countOf, one)
      if (element === null) return null
      elements.push(element)
    }
    return elements
  }

  #length({ kind, name, plus }: Size, countOf: (name: string) => number): number {
    if (kind === 'fixed') return plus
    if (kind === 'count') return countOf(name) + plus
    const before = this.#scalar({ scalar: 'int' })
    return before === null ? -1 : Number(before)
  }

  #scalar({ scalar }: Pick<ValueType, 'scalar'>): string | boolean | null {
    this.#skipSpaces()
    this.#token.lastIndex = this.#at
    const token = this.#token.exec(this.#text)?.[0]
    if (token === undefined) return null
    this.#at += token.length
    if (scalar === 'string') return token
    if (scalar === 'bool') return wordsForTrue.has(token) || (wordsForFalse.has(token) ? false : null)
    return number[scalar].test(token) ? token : null
  }

  /** The value of a tree's node, or the word for none. */
  #place(): Value | null {
    const word = this.#scalar({ scalar: 'string' })
    return word === noChild || (typeof word === 'string' && number.int.test(word)) ? word : null
  }

  /** The next line: the rest of the line of the last value is passed over if it is empty. */
  #line(): string | null {
    if (this.#at > 0 && this.#text.charAt(this.#at - 1) !== '\n') {
      const end = this.#text.indexOf('\n', this.#at)
      if (end === -1 || this.#text.slice(this.#at, end).trim() !== '') return null
      this.#at = end + 1
    }
    if (this.#at >= this.#text.length) return null
    const end = this.#text.indexOf('\n', this.#at)
    const line = this.#text.slice(this.#at, end === -1 ? this.#text.length : end)
    this.#at = end === -1 ? this.#text.length : end + 1
    return line.endsWith('\r') ? line.slice(0, -1) : line
  }

  #skipSpaces(): void {
    while (this.#at < this.#text.length && /\s/.test(this.#text.charAt(this.#at))) this.#at++
  }
}
