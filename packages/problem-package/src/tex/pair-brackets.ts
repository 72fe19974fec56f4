import type { TexNotes } from './notes.ts'
import type { Token } from './tokens.ts'

/** For each token that opens something, the place of the one that closes it; -1 for all others. */
export type Pairs = readonly number[]

interface Open {
  readonly at: number
  /** What closes it: a brace, a sign of formulas, or the name of an environment. */
  readonly sign: string
}

/**
 * Finds what belongs together: braces, signs of formulas, and environments. Linear, and without recursion. What has no partner is
 * noted and stays text. A formula within a line ends with its paragraph.
 */
export function pairBrackets(tokens: readonly Token[], notes: TexNotes): Pairs {
  const pairs: number[] = Array.from(tokens, () => -1)
  const stack: Open[] = []
  const counts = new Map<string, number>()
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind === 'break') dropShortFormula()
    else if (token?.kind === 'dollar') at = pairDollar(at)
    else if (token) pairSign(token, at)
  }
  while (stack.length > 0) drop()
  return pairs

  function open(at: number, sign: string) {
    stack.push({ at, sign })
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }

  function pop(): Open | undefined {
    const top = stack.pop()
    if (top) counts.set(top.sign, (counts.get(top.sign) ?? 0) - 1)
    return top
  }

  function drop() {
    const token = tokens[pop()?.at ?? -1]
    if (token)
      notes.add(
        token.line,
        `"${token.text}" is opened here and never closed, so it is shown as text or left out.`,
      )
  }

  function close(at: number, sign: string) {
    if ((counts.get(sign) ?? 0) === 0) {
      const token = tokens[at]
      if (token) notes.add(token.line, `"${token.text}" closes what was never opened, so it is left out.`)
      return
    }
    while (stack.at(-1)?.sign !== sign) drop()
    pairs[pop()?.at ?? 0] = at
  }

  function pairSign({ kind, name }: Token, at: number) {
    if (kind === 'open') open(at, '}')
    else if (kind === 'close') close(at, '}')
    else if (kind === 'begin') open(at, `\\end{${name}}`)
    else if (kind === 'end') close(at, `\\end{${name}}`)
    else if (kind === 'symbol' && (name === '(' || name === '[')) open(at, name === '(' ? '\\)' : '\\]')
    else if (kind === 'symbol' && (name === ')' || name === ']')) close(at, `\\${name}`)
  }

  /** Two dollars open a formula on a line of its own, except within one that one dollar opened. */
  function pairDollar(at: number): number {
    const isDouble = tokens[at + 1]?.kind === 'dollar'
    const sign = stack.at(-1)?.sign
    if (sign === '$') close(at, '$')
    else if (isDouble && sign === '$$') close(at, '$$')
    else if (isDouble) open(at, '$$')
    else if (sign === '$$') return at
    else open(at, '$')
    return isDouble && sign !== '$' ? at + 1 : at
  }

  function dropShortFormula() {
    const sign = stack.at(-1)?.sign
    if (sign === '$' || sign === '\\)') drop()
  }
}
