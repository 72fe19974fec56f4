import type { TokenSource } from './token-source.ts'
import type { Token } from './tokens.ts'

/** A command or environment that a text defines. */
export interface Macro {
  /** The number of its arguments. */
  readonly count: number
  /** What the first argument is if it is left out; null if it must be there. */
  readonly first: readonly Token[] | null
  readonly body: readonly Token[]
}

export interface Definition {
  readonly kind: 'command' | 'environment'
  readonly name: string
  readonly macro: Macro
  /** What an environment ends with. */
  readonly ending: readonly Token[]
}

const commandWords = new Set(['newcommand', 'renewcommand', 'providecommand', 'DeclareRobustCommand'])
const environmentWords = new Set(['newenvironment', 'renewenvironment'])
const primitiveWords = new Set(['def', 'gdef', 'edef', 'xdef'])

export function isDefining(name: string): boolean {
  return (
    commandWords.has(name) ||
    environmentWords.has(name) ||
    primitiveWords.has(name) ||
    name === 'let' ||
    name === 'DeclareMathOperator'
  )
}

/** Reads a definition after its first word; null if it cannot be understood. */
export function readDefinition(word: Token, source: TokenSource): Definition | null {
  const isStarred = source.peek()?.text === '*'
  if (isStarred) source.next()
  if (environmentWords.has(word.name)) return readEnvironment(source)
  const name = readName(source)
  if (name === null) return null
  if (word.name === 'let') return readAlias(name, source)
  if (word.name === 'DeclareMathOperator') return readOperator(name, { word, source, isStarred })
  const macro = primitiveWords.has(word.name) ? readPrimitive(source) : readMacro(source)
  return macro && commandOf(name, macro)
}

function commandOf(name: string, macro: Macro): Definition {
  return { kind: 'command', name, macro, ending: [] }
}

function readName(source: TokenSource): string | null {
  const named = source.argument()?.filter(({ kind }) => kind !== 'space') ?? []
  const [first] = named
  return named.length === 1 && (first?.kind === 'word' || first?.kind === 'symbol') ? first.text : null
}

function readMacro(source: TokenSource): Macro | null {
  const count = Number(
    source
      .optional()
      ?.map(({ text }) => text)
      .join('') ?? 0,
  )
  const first = count > 0 ? source.optional() : null
  const body = source.argument()
  return body && Number.isInteger(count) && count <= 9 ? { count, first, body } : null
}

/** After `\def`, only arguments that follow each other are understood, none with text between them. */
function readPrimitive(source: TokenSource): Macro | null {
  let count = 0
  for (let token = source.peek(); token?.kind === 'parameter'; token = source.peek()) {
    source.next()
    count++
  }
  const body = source.peek()?.kind === 'open' ? source.argument() : null
  return body && { count, first: null, body }
}

function readAlias(name: string, source: TokenSource): Definition | null {
  source.skipSpaces()
  if (source.peek()?.text === '=') source.next()
  const meant = source.next()
  return meant && meant.text !== name ? commandOf(name, { count: 0, first: null, body: [meant] }) : null
}

function readOperator(
  name: string,
  {
    word,
    source,
    isStarred,
  }: { readonly word: Token; readonly source: TokenSource; readonly isStarred: boolean },
): Definition | null {
  const words = source.argument()
  const made = (kind: Token['kind'], text: string): Token => ({ kind, text, name: text, line: word.line })
  const operator = { ...made('word', `\\operatorname${isStarred ? '*' : ''}`), name: 'operatorname' }
  return (
    words &&
    commandOf(name, {
      count: 0,
      first: null,
      body: [operator, made('open', '{'), ...words, made('close', '}')],
    })
  )
}

function readEnvironment(source: TokenSource): Definition | null {
  const name = source
    .argument()
    ?.map(({ text }) => text)
    .join('')
  const macro = readMacro(source)
  const ending = source.argument()
  return name !== undefined && macro && ending ? { kind: 'environment', name, macro, ending } : null
}
