import type { TexNotes } from './notes.ts'
import { isDefining, type Macro, readDefinition } from './read-definition.ts'
import { TokenSource } from './token-source.ts'
import { sourceOf, type Token } from './tokens.ts'

/** How many commands may be replaced for one of the text. */
const mostExpansions = 1000
/** How many characters all expansions may make: a multiple of the text, so that none costs more than its length allows. */
const growth = 4
const mostBesides = 10_000

/**
 * Replaces the commands and environments that a text defines by what they stand for, and takes the definitions out. A
 * definition that leads to itself, or that makes a multiple of the text, ends with a note.
 */
export function expandMacros(tokens: readonly Token[], notes: TexNotes): Token[] {
  const length = tokens.reduce((sum, { text }) => sum + text.length, 0)
  let left = growth * length + mostBesides
  const source = new TokenSource(tokens)
  const commands = new Map<string, Macro>()
  const environments = new Map<string, { readonly macro: Macro; readonly ending: readonly Token[] }>()
  const done: Token[] = []
  let isStopped = false
  /** The token of the text that is being replaced, and what was done before it. */
  let current = { token: tokens[0], done: 0, expansions: 0 }
  for (
    let isInText = source.isInText, token = source.next();
    token;
    isInText = source.isInText, token = source.next()
  ) {
    if (isInText) current = { token, done: done.length, expansions: 0 }
    if (isStopped) done.push(token)
    else if (token.kind === 'word' && isDefining(token.name)) define(token)
    else expand(token)
  }
  return done

  function define(word: Token) {
    const definition = readDefinition(word, source)
    if (definition === null) {
      notes.add(
        word.line,
        `A definition with \\${word.name} is not understood, so what it defines is not replaced.`,
      )
      return
    }
    const { kind, name, macro, ending } = definition
    if (kind === 'command') commands.set(name, macro)
    else environments.set(name, { macro, ending })
  }

  function expand(token: Token) {
    const own = macroOf(token)
    if (!own) {
      done.push(token)
      return
    }
    const made = substitute(own, argumentsOf(own), token.line)
    if (made === null || ++current.expansions > mostExpansions) giveUp(token)
    else source.push(made)
  }

  /** Leaves the command of the text as it is, instead of a part of what it leads to. */
  function giveUp({ text, line }: Token) {
    isStopped = true
    notes.add(
      line,
      `${text} leads to itself, or to too much text, so own commands are not replaced from here on.`,
    )
    source.dropExpansions()
    done.length = current.done
    if (current.token) done.push(current.token)
  }

  function macroOf({ kind, text, name }: Token): Macro | undefined {
    if (kind === 'word' || kind === 'symbol') return commands.get(text)
    if (kind === 'begin') return environments.get(name)?.macro
    const ending = kind === 'end' ? environments.get(name)?.ending : undefined
    return ending && { count: 0, first: null, body: ending }
  }

  function argumentsOf({ count, first }: Macro): (readonly Token[])[] {
    return Array.from({ length: count }, (_, at) => {
      if (at === 0 && first !== null) return source.optional() ?? first
      return source.argument() ?? []
    })
  }

  /** null when the expansions make too much. Lines are those of the use, for notes about it. */
  function substitute({ body }: Macro, given: readonly (readonly Token[])[], line: number): Token[] | null {
    const made: Token[] = []
    for (const token of body) {
      const pieces =
        token.kind === 'parameter' ? (given[Number(token.name) - 1] ?? []) : [withArguments(token, given)]
      for (const piece of pieces) {
        left -= piece.text.length + 1
        if (left < 0) return null
        made.push({ ...piece, line })
      }
    }
    left--
    return made
  }
}

/** An address is one token, in which a definition may name its arguments. */
function withArguments(token: Token, given: readonly (readonly Token[])[]): Token {
  if (token.kind !== 'address') return token
  const fill = (text: string) =>
    text.replaceAll(/#([1-9])/g, (_, at: string) =>
      sourceOf((given[Number(at) - 1] ?? []).slice(0, 100)).slice(0, 500),
    )
  return { ...token, text: fill(token.text), name: fill(token.name) }
}
