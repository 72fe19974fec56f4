import {
  type Atom,
  element,
  letterElement,
  numberElement,
  plainTextElement,
  rowElement,
  signElement,
  spaceElement,
  withScripts,
} from './formula-elements.ts'
import { type Sign, signCharacters, signCommands, spacingCommands } from './formula-signs.ts'

/** A longer formula is no simple inline formula. */
const maxCharacters = 300

/** The formula contains a command or sign that this parser does not know. */
class UnknownSign extends Error {}

/**
 * Parses a TeX formula to MathML atoms, which browsers render without a library. Returns null if the formula contains more than
 * letters, numbers, signs, scripts and simple fractions, and needs KaTeX.
 */
export function readFormula(source: string): Atom[] | null {
  if (source.length > maxCharacters) return null
  try {
    return new FormulaReader(source).readAll()
  } catch (error) {
    if (error instanceof UnknownSign) return null
    throw error
  }
}

const numberPattern = /\d+(?:(?:\\,|\{,\})\d{3})*(?:\.\d+)?/y
const commandPattern = /\\([a-zA-Z]+|[^a-zA-Z])/y
const plainWords = /\{([^{}\\$]*)\}/y

class FormulaReader {
  readonly #source: string
  #at = 0
  /** Nesting depth of scripts. */
  #depth = 0

  constructor(source: string) {
    this.#source = source
  }

  readAll(): Atom[] {
    const atoms = this.#readUntil(null)
    if (atoms.length === 0) throw new UnknownSign()
    return atoms
  }

  #readUntil(end: '}' | null): Atom[] {
    const atoms: Atom[] = []
    for (;;) {
      this.#skipBlanks()
      const next = this.#source[this.#at]
      if ((next ?? null) === end) return atoms
      atoms.push(this.#readScripts(this.#readOne()))
    }
  }

  /** Reads one atom without its scripts. */
  #readOne(): Atom {
    this.#skipBlanks()
    const digits = this.#take(numberPattern)
    if (digits)
      return { class: 'ordinary', element: numberElement(digits[0].replace(/\\,|\{,\}/g, '\u2009')) }
    const command = this.#take(commandPattern)
    if (command?.[1] !== undefined) return this.#readCommand(command[1])
    const next = this.#source[this.#at++] ?? ''
    if (/[a-zA-Z]/.test(next)) return { class: 'ordinary', element: letterElement(next) }
    if (next === '{') return { class: 'ordinary', element: rowElement(this.#readGroup(), this.#depth > 0) }
    return atomOf(signCharacters.get(next))
  }

  #readScripts(base: Atom): Atom {
    const scripts = new Map<string, Atom['element']>()
    for (;;) {
      this.#skipBlanks()
      const mark = this.#source[this.#at]
      if (mark !== '_' && mark !== '^') break
      if (scripts.has(mark)) throw new UnknownSign()
      this.#at++
      this.#depth++
      scripts.set(mark, this.#readArgument())
      this.#depth--
    }
    return { ...base, element: withScripts(base.element, scripts.get('_'), scripts.get('^')) }
  }

  #readCommand(name: string): Atom {
    const em = spacingCommands.get(name)
    if (em !== undefined) return { class: 'blank', element: spaceElement(em) }
    switch (name) {
      case 'dots':
        return atomOf(signCommands.get(this.#isBeforeSign() ? 'cdots' : 'ldots'))
      case 'text':
      case 'mathrm':
        return { class: 'ordinary', element: plainTextElement(this.#readWords()) }
      case 'operatorname':
        return { class: 'function', element: plainTextElement(this.#readWords()) }
      case 'mathbin':
        return { class: 'binary', element: this.#readArgument() }
      case 'frac':
        return this.#readFraction()
      case 'pmod':
        return this.#readModulus()
    }
    return atomOf(signCommands.get(name))
  }

  #readFraction(): Atom {
    const [above, below] = [this.#readArgument(), this.#readArgument()]
    return { class: 'ordinary', element: element('mfrac', [above, below]) }
  }

  #readModulus(): Atom {
    const [open, close] = [atomOf(signCharacters.get('(')), atomOf(signCharacters.get(')'))]
    const inside = [plainTextElement('mod'), spaceElement(0.3333), this.#readArgument()]
    const all = [spaceElement(0.4444), open.element, ...inside, close.element]
    return { class: 'ordinary', element: element('mrow', all) }
  }

  /** Reads the argument of a command or script: a group or the next atom. */
  #readArgument(): Atom['element'] {
    this.#skipBlanks()
    const next = this.#source[this.#at]
    if (next === undefined || next === '}' || next === '_' || next === '^') throw new UnknownSign()
    if (next === '{') {
      this.#at++
      return rowElement(this.#readGroup(), this.#depth > 0)
    }
    if (/\d/.test(next)) {
      this.#at++
      return numberElement(next)
    }
    return this.#readOne().element
  }

  #readGroup(): Atom[] {
    const atoms = this.#readUntil('}')
    this.#at++
    return atoms
  }

  #readWords(): string {
    this.#skipBlanks()
    const text = this.#take(plainWords)?.[1]
    if (text === undefined) throw new UnknownSign()
    return text
  }

  /** Whether an operator or a relation follows: dots before one are drawn at its height. */
  #isBeforeSign(): boolean {
    const rest = this.#source.slice(this.#at).trimStart()
    const name = /^\\([a-zA-Z]+)/.exec(rest)?.[1]
    const next = name === undefined ? signCharacters.get(rest[0] ?? '') : signCommands.get(name)
    return next?.class === 'binary' || next?.class === 'relation'
  }

  #skipBlanks() {
    while (/\s/.test(this.#source[this.#at] ?? '')) this.#at++
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)
    if (found) this.#at = pattern.lastIndex
    return found
  }
}

function atomOf(sign: Sign | undefined): Atom {
  if (sign === undefined) throw new UnknownSign()
  return { class: sign.class, element: signElement(sign) }
}
