import type { LayoutItem, Size } from './layout-item.ts'
import { textOfValue } from './shaped-values.ts'
import type { Signature } from './signature.ts'
import type { Value } from './value-type.ts'

export type WrittenInput = { readonly text: string } | { readonly fault: string }

/**
 * Writes arguments, in the order of the parameters, as the input that stands for them. The fault says in one sentence why no input
 * does, such as two lists of different lengths where the layout has one length for both.
 */
export function writeInput({ declaration, input }: Signature, values: readonly Value[]): WrittenInput {
  const named = new Map(declaration.parameters.map(({ name }, at) => [name, values[at] ?? '']))
  const items = input.flat()
  const texts = textsOf(items, named)
  if ('fault' in texts) return texts
  const counts = countsOf(items, texts)
  if ('fault' in counts) return counts
  const lines = new LineWriter()
  for (const line of input) {
    for (const item of line)
      lines.add(item, texts.texts.get(item.name) ?? String(counts.counts.get(item.name) ?? 0))
    lines.endLine()
  }
  return { text: lines.text() }
}

interface Texts {
  /** What stands for each parameter. */
  readonly texts: ReadonlyMap<string, Value>
  /** Counts that follow from values and not from their lengths, with the name of the parameter. */
  readonly told: readonly { readonly by: string; readonly counts: ReadonlyMap<string, number> }[]
}

function textsOf(
  items: readonly LayoutItem[],
  values: ReadonlyMap<string, Value>,
): Texts | { readonly fault: string } {
  const texts = new Map<string, Value>()
  const told: Texts['told'][number][] = []
  for (const item of items) {
    const value = values.get(item.name)
    if (value === undefined) continue
    const written = textOfValue(item, value)
    if ('fault' in written) return written
    texts.set(item.name, written.text)
    told.push({ by: item.name, counts: written.counts })
  }
  return { texts, told }
}

type Counts = { readonly counts: ReadonlyMap<string, number> } | { readonly fault: string }

/** The counts, as the lengths of the lists say; each list must agree with those before it. */
function countsOf(items: readonly LayoutItem[], { texts, told }: Texts): Counts {
  const counts = new Map<string, number>()
  for (const { name, type } of items) {
    const value = texts.get(name)
    if (type?.scalar === 'int' && type.depth === 0 && typeof value === 'string')
      counts.set(name, Number(value))
  }
  for (const { by, counts: those } of told) {
    for (const [name, count] of those) {
      const known = counts.get(name)
      if (known !== undefined && known !== count)
        return { fault: `"${name}" is ${known}, and ${count} for "${by}".` }
      counts.set(name, count)
    }
  }
  for (const item of items) {
    const value = texts.get(item.name)
    const fault = value === undefined ? null : settle(item, value, counts)
    if (fault !== null) return { fault }
  }
  return { counts }
}

/** Enters what the lengths of one value say; returns what disagrees, or null. */
function settle({ name, sizes }: LayoutItem, value: Value, counts: Map<string, number>): string | null {
  let level: readonly Value[] = [value]
  for (const { kind, name: count, plus } of sizes) {
    for (const one of level) {
      const length = typeof one === 'string' ? one.length : Array.isArray(one) ? one.length : 0
      if (kind === 'fixed' && length !== plus) return `Each list of "${name}" must have ${plus} elements.`
      if (kind !== 'count') continue
      const told = counts.get(count)
      if (told === undefined) counts.set(count, length - plus)
      else if (told + plus !== length)
        return `"${name}" has ${length} elements where ${told + plus} are needed: "${count}" is ${told}.`
    }
    level = level.flatMap((one) => (typeof one === 'object' ? one : []))
  }
  return null
}

class LineWriter {
  readonly #parts: string[] = []
  #isAtStart = true

  add(item: LayoutItem, value: Value): void {
    const { sizes, countsCharacters } = item
    this.#value(countsCharacters ? sizes.slice(0, -1) : sizes, value)
  }

  endLine(): void {
    if (this.#isAtStart) return
    this.#parts.push('\n')
    this.#isAtStart = true
  }

  text(): string {
    return this.#parts.join('')
  }

  #value([size, ...inner]: readonly Size[], value: Value): void {
    if (!size || typeof value !== 'object') {
      this.#token(typeof value === 'object' ? '' : String(value))
      return
    }
    if (size.kind === 'before') this.#token(String(value.length))
    for (const element of value) {
      if (size.isDown) this.endLine()
      this.#value(inner, element)
    }
    // A list without elements leaves its line empty, so that the lines below stay where they are.
    if (value.length === 0 && !size.isDown && size.kind !== 'before') this.#token('')
  }

  #token(text: string): void {
    this.#parts.push(this.#isAtStart ? text : ` ${text}`)
    this.#isAtStart = false
  }
}
