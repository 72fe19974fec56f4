import { mathEnvironments } from './formula-source.ts'
import type { TexNode } from './nodes.ts'
import type { TexNotes } from './notes.ts'
import { type Pairs, pairBrackets } from './pair-brackets.ts'
import type { Token } from './tokens.ts'

/** Deeper groups and environments are opened up: what reads the tree may go down it by recursion. */
const mostDepth = 100

interface Level {
  readonly children: TexNode[]
  /** The place of the token that closes it. */
  readonly end: number
}

/** Builds the tree of a TeX text. Formulas stay a list of tokens. */
export function buildTree(tokens: readonly Token[], notes: TexNotes): readonly TexNode[] {
  const pairs = pairBrackets(tokens, notes)
  const root: TexNode[] = []
  const levels: Level[] = [{ children: root, end: tokens.length }]
  const flattened = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const level = levels.at(-1)
    if (token === undefined || level === undefined) break
    if (at === level.end) levels.pop()
    else if (!flattened.has(at)) at = add(token, at, level)
  }
  return root

  function add(token: Token, at: number, { children }: Level): number {
    const formula = readFormula(tokens, pairs, at)
    if (formula) {
      children.push(formula.node)
      return formula.end
    }
    const end = pairs[at] ?? -1
    if (end < 0) {
      const leaf = leafOf(token)
      if (leaf) children.push(leaf)
    } else if (levels.length > mostDepth) {
      flattened.add(end)
      notes.add(
        token.line,
        `Braces and environments are more than ${mostDepth} levels deep, so these have no effect.`,
      )
    } else {
      const own: TexNode[] = []
      const { line, name } = token
      children.push(
        token.kind === 'begin'
          ? { kind: 'environment', name, children: own, line }
          : { kind: 'group', children: own, line },
      )
      levels.push({ children: own, end })
    }
    return at
  }
}

function readFormula(tokens: readonly Token[], pairs: Pairs, at: number) {
  const token = tokens[at]
  if (token === undefined) return null
  const { kind, name, line } = token
  if (kind === 'word' && name === 'ensuremath' && tokens[at + 1]?.kind === 'open') {
    const end = pairs[at + 1] ?? -1
    return end < 0
      ? null
      : formulaOf({ start: at + 2, end, next: end, isDisplayed: false, environment: null })
  }
  const end = pairs[at] ?? -1
  if (end < 0) return null
  if (kind === 'dollar') {
    const width =
      tokens[at + 1]?.kind === 'dollar' && tokens[end + 1]?.kind === 'dollar' && end > at + 1 ? 2 : 1
    return formulaOf({
      start: at + width,
      end,
      next: end + width - 1,
      isDisplayed: width === 2,
      environment: null,
    })
  }
  if (kind === 'symbol')
    return formulaOf({ start: at + 1, end, next: end, isDisplayed: name === '[', environment: null })
  if (kind === 'begin' && mathEnvironments.has(name))
    return formulaOf({ start: at + 1, end, next: end, isDisplayed: name !== 'math', environment: name })
  return null

  function formulaOf(found: {
    start: number
    end: number
    next: number
    isDisplayed: boolean
    environment: string | null
  }) {
    const { start, end: last, next, isDisplayed, environment } = found
    const node = {
      kind: 'formula',
      tokens: tokens.slice(start, last),
      isDisplayed,
      environment,
      line,
    } satisfies TexNode
    return { node, end: next }
  }
}

/** null for what has no partner and means nothing without one. */
function leafOf(token: Token): TexNode | null {
  const { kind, text, name, line } = token
  switch (kind) {
    case 'word':
    case 'symbol':
      return /^\\[()[\]]$/.test(text) ? { kind: 'text', text: name, line } : { kind: 'command', name, line }
    case 'space':
    case 'break':
    case 'align':
      return { kind, line }
    case 'verb':
      return { kind: 'code', text: name, line }
    case 'verbatim':
      return { kind, name, text, line }
    case 'address':
      return { kind, address: name, line }
    case 'dollar':
    case 'parameter':
    case 'text':
      return { kind: 'text', text, line }
    case 'begin':
    case 'end':
    case 'open':
    case 'close':
      return null
  }
}
