import {
  isGraph,
  isScalarType,
  isShape,
  maxDepth,
  printType,
  type Shape,
  scalarTypes,
  shapes,
  shapeType,
  type ValueType,
} from './value-type.ts'

export interface Parameter {
  readonly name: string
  readonly type: ValueType
}

/** What a learner's function is called, takes and returns. */
export interface Declaration {
  readonly name: string
  readonly parameters: readonly Parameter[]
  readonly returns: ValueType
}

/** What is wrong with a text, and where: the position counts characters of the text from 0. */
export interface SignatureFault {
  readonly message: string
  readonly position: number
}

export type Read<Result> = { readonly ok: Result } | { readonly fault: SignatureFault }

/** Longer names would not fit on a line of the page. */
const maxNameLength = 30
const maxParameters = 8
export const maxDeclarationLength = 300

/**
 * Reads a line such as `twoSum(nums: int[], target: int): int[]`. The types are those of `scalarTypes` and `shapes`, each with `[]`
 * behind it for a list.
 */
export function parseDeclaration(text: string): Read<Declaration> {
  if (text.length > maxDeclarationLength)
    return {
      fault: { message: `The signature is longer than ${maxDeclarationLength} characters.`, position: 0 },
    }
  const reader = new DeclarationReader(text)
  try {
    return { ok: reader.read() }
  } catch (error) {
    if (error instanceof DeclarationError) return { fault: error.fault }
    throw error
  }
}

/** As an author writes it. */
export function printDeclaration({ name, parameters, returns }: Declaration): string {
  const taken = parameters.map((each) => `${each.name}: ${printType(each.type)}`)
  return `${name}(${taken.join(', ')}): ${printType(returns)}`
}

class DeclarationError extends Error {
  readonly fault: SignatureFault

  constructor(message: string, position: number) {
    super(message)
    this.fault = { message, position }
  }
}

class DeclarationReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  read(): Declaration {
    const name = this.#name('the name of the function')
    this.#sign('(', 'after the name of the function')
    const parameters = this.#parameters(name)
    this.#sign(':', 'before the type of the result')
    const start = this.#skip()
    const returns = this.#type()
    if (isGraph(returns.shape))
      this.#fail('A graph is taken and not returned: write int[][] for its edges.', start)
    if (this.#next() !== '') this.#fail('The signature should end here.')
    return { name, parameters, returns }
  }

  #parameters(name: string): Parameter[] {
    const parameters: Parameter[] = []
    for (;;) {
      if (parameters.length === maxParameters)
        this.#fail(`A function takes at most ${maxParameters} parameters.`)
      const start = this.#skip()
      const parameter = this.#name('the name of a parameter')
      if (parameter === name || parameters.some((each) => each.name === parameter))
        this.#fail(`The name "${parameter}" stands here twice.`, start)
      this.#sign(':', `after the parameter "${parameter}"`)
      parameters.push({ name: parameter, type: this.#type() })
      const sign = this.#next()
      if (sign !== ',' && sign !== ')') this.#fail('A "," or a ")" is missing here.')
      this.#at++
      if (sign === ')') return parameters
    }
  }

  #name(what: string): string {
    const start = this.#skip()
    const name = this.#word()
    if (name === '')
      this.#fail(`Here should stand ${what}: a letter, and letters and digits after it.`, start)
    if (name.length > maxNameLength) this.#fail(`A name has at most ${maxNameLength} characters.`, start)
    if (reservedWords.has(name)) this.#fail(`"${name}" is a word of a language, and no name.`, start)
    return name
  }

  #type(): ValueType {
    const start = this.#skip()
    const name = this.#word()
    if (!isScalarType(name) && !isShape(name))
      this.#fail(
        `A type is one of ${[...scalarTypes, ...shapes].join(', ')}, with [] behind it for a list.`,
        start,
      )
    let depth = 0
    while (this.#next() === '[') {
      this.#at++
      this.#sign(']', 'after "["')
      depth++
    }
    if (isShape(name)) return this.#shape(name, { depth, start })
    if (depth > maxDepth) this.#fail('A type has at most two lists around it, as in int[][].', start)
    return { scalar: name, depth }
  }

  #shape(shape: Shape, { depth, start }: { readonly depth: number; readonly start: number }): ValueType {
    if (isGraph(shape) && depth > 0) this.#fail('There is no list of graphs.', start)
    if (depth > 1) this.#fail(`At most one list is around a ${shape}, as in ${shape}[].`, start)
    return shapeType(shape, depth)
  }

  #word(): string {
    const word = /[A-Za-z]\w*/y
    word.lastIndex = this.#at
    const found = word.exec(this.#text)?.[0] ?? ''
    this.#at += found.length
    return found
  }

  #sign(sign: string, where: string): void {
    if (this.#next() !== sign) this.#fail(`A "${sign}" is missing ${where}.`)
    this.#at++
  }

  /** The character that comes next, '' at the end. */
  #next(): string {
    this.#skip()
    return this.#text.charAt(this.#at)
  }

  #skip(): number {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at++
    return this.#at
  }

  #fail(message: string, position = this.#at): never {
    throw new DeclarationError(message, position)
  }
}

/** Words that no name may be in one of the languages, and names that stand in every program. */
const reservedWords = new Set(
  `abstract alignas alignof and asm assert async auto await bitand bitor bool boolean break byte case catch char class compl
  concept const consteval constexpr constinit continue debugger decltype def default del delete do double elif else enum eval
  except explicit export extends extern false final finally float for friend from function global goto if implements import in
  inline instanceof int interface is lambda let long mutable namespace native new noexcept nonlocal not null nullptr operator or
  package pass private protected public raise register requires result return short signed sizeof static std strictfp string
  struct super switch synchronized template this throw throws transient true try typedef typeid typename typeof union unsigned
  using var vector virtual void volatile while with xor yield arguments main Solution String List Map TreeNode ListNode self None True False`.split(
    /\s+/,
  ),
)
