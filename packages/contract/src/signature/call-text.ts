import { readArguments } from './read-input.ts'
import { normalValue } from './shaped-values.ts'
import type { Signature } from './signature.ts'
import { noChild } from './tree-values.ts'
import type { Value, ValueType } from './value-type.ts'

/** A call of the function, such as `twoSum([2, 7], 9)`; strings stand in double quotes, with the escapes of JSON. */
export function printCall({ declaration }: Signature, values: readonly Value[]): string {
  const printed = declaration.parameters.map(({ type }, at) => printValue(values[at] ?? '', type))
  return `${declaration.name}(${printed.join(', ')})`
}

/** Vertices beside those that a text of this length names, in a graph that is shown. */
const unnamedVertices = 1000

/**
 * The call that an input stands for; null if it does not have the form of the layout, or a few characters stand for many vertices, so
 * that the call takes time and room in proportion to the input.
 */
export function callInInput(signature: Signature, input: string): string | null {
  const values = readArguments(signature, input, { mostVertices: unnamedVertices + input.length })
  return values && printCall(signature, values)
}

export function printValue(value: Value, type: ValueType): string {
  if (typeof value === 'object') {
    const inner = { ...type, depth: type.depth - 1 }
    return `[${value.map((one) => printValue(one, inner)).join(', ')}]`
  }
  return type.scalar === 'string' ? JSON.stringify(value) : String(value)
}

export type ReadCall = { readonly values: readonly Value[] } | { readonly fault: string }

/**
 * Reads a call, or only its arguments, as a learner types it: `twoSum([2, 7], 9)`, `[2, 7], 9`, or with names,
 * `nums = [2, 7], target = 9`. The fault says in one sentence what is missing, and where.
 */
export function parseCall(signature: Signature, text: string): ReadCall {
  const reader = new CallReader(text)
  try {
    return { values: reader.read(signature) }
  } catch (error) {
    if (error instanceof CallError) return { fault: error.message }
    throw error
  }
}

class CallError extends Error {}

class CallReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  read({ declaration: { name, parameters } }: Signature): Value[] {
    const hasName = this.#take(name)
    if (hasName) this.#sign('(')
    const values = parameters.map((parameter, at) => {
      if (at > 0) this.#sign(',')
      if (this.#take(parameter.name)) this.#sign('=')
      return this.#normal(parameter.type)
    })
    if (hasName) this.#sign(')')
    if (this.#next() !== '') this.#fail(`The call should end here: ${name} takes ${parameters.length}.`)
    return values
  }

  #normal(type: ValueType): Value {
    const value = this.#value(type)
    const normal = normalValue(type, value)
    return typeof normal === 'string' ? this.#fail(normal) : normal.value
  }

  #value(type: ValueType): Value {
    if (type.depth === 0)
      return type.shape === 'TreeNode' && this.#take(noChild) ? noChild : this.#scalar(type)
    this.#sign('[')
    const elements: Value[] = []
    if (this.#take(']')) return elements
    for (;;) {
      elements.push(this.#value({ ...type, depth: type.depth - 1 }))
      if (this.#take(']')) return elements
      this.#sign(',')
    }
  }

  #scalar({ scalar }: ValueType): string | boolean {
    this.#next()
    if (scalar === 'string') return this.#string()
    const found = this.#match(
      scalar === 'bool' ? /true|false|True|False/y : /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y,
    )
    if (found === null || (scalar === 'int' && !/^[+-]?\d+$/.test(found)))
      this.#fail(`${expected[scalar]} is missing here.`)
    return scalar === 'bool' ? found.toLowerCase() === 'true' : found
  }

  #string(): string {
    const start = this.#at
    const double = this.#match(/"(?:[^"\\\n]|\\.)*"/y)
    if (double !== null) {
      try {
        const read: unknown = JSON.parse(double)
        if (typeof read === 'string') return read
      } catch {
        this.#at = start
      }
    }
    const single = double === null ? this.#match(/'[^'\\\n]*'/y) : null
    if (single !== null) return single.slice(1, -1)
    return this.#fail('A text in quotes is missing here.')
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0] ?? null
    this.#at += found?.length ?? 0
    return found
  }

  /** Passes over a sign or a name, if it comes next. */
  #take(word: string): boolean {
    this.#next()
    if (!this.#text.startsWith(word, this.#at)) return false
    if (/\w/.test(word) && /\w/.test(this.#text.charAt(this.#at + word.length))) return false
    this.#at += word.length
    return true
  }

  #sign(sign: string): void {
    if (!this.#take(sign)) this.#fail(`"${sign}" is missing here.`)
  }

  #next(): string {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at++
    return this.#text.charAt(this.#at)
  }

  #fail(message: string): never {
    throw new CallError(`Character ${this.#at + 1}: ${message}`)
  }
}

const expected = { int: 'A whole number', float: 'A number', bool: 'true or false' } as const
