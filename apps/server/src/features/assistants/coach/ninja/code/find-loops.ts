import type { Language } from '@codedojo/contract'
import { type Block, findBody, findClosingBracket, findOpeningBracket } from './blocks.ts'
import { isAmortised, isConstant } from './loop-bounds.ts'

/** More loops than any learner's program has. */
const maxLoops = 100

/**
 * The loops of masked code whose number of iterations grows with the input, outer before inner; `forEach` and the like count as
 * loops. Left out are loops up to a constant, and loops that only continue where they stopped in the previous outer iteration.
 */
export function findLoops(bare: string, language: Language): Block[] {
  const loops = findAllLoops(bare, language)
  const growing = loops.filter((loop) => !isConstant(bare, loop))
  const kept = growing.filter((loop) => !isAmortised(bare, { loop, loops: growing }))
  return language === 'python' ? kept : [...kept, ...listLoops(bare, language)]
}

/** The loops with a header, whatever their number of iterations. */
export function findAllLoops(bare: string, language: Language): Block[] {
  return language === 'python' ? pythonLoops(bare) : headedLoops(bare, language)
}

function pythonLoops(bare: string): Block[] {
  const headed = Array.from(bare.matchAll(/^[ \t]*(?:for|while)\b[^\n]*:/gm)).slice(0, maxLoops)
  const blocks = headed.map((match) => {
    const from = match.index + (match[0].length - match[0].trimStart().length)
    return findBody(bare, { from, to: match.index + match[0].length }, 'python')
  })
  return [...blocks, ...comprehensions(bare)]
}

/** `[f(x) for x in values]`: the expression before `for` is evaluated for each value. */
function comprehensions(bare: string): Block[] {
  return Array.from(bare.matchAll(/\bfor\b(?=[^\n]{1,200}\bin\b)/g))
    .slice(0, maxLoops)
    .flatMap(({ index }) => {
      const open = findOpeningBracket(bare, index)
      return open === null ? [] : [{ from: index, bodyFrom: open + 1, to: index }]
    })
}

function headedLoops(bare: string, language: Language): Block[] {
  const heads = Array.from(bare.matchAll(/\b(?:for|while)\s*\(/g)).slice(0, maxLoops)
  return heads.flatMap((match) => {
    const to = findClosingBracket(bare, match.index + match[0].length - 1)
    // The `while` at the end of a `do` loop has no body.
    return /^\s*;/.test(bare.slice(to, to + 20)) ? [] : [findBody(bare, { from: match.index, to }, language)]
  })
}

/** JavaScript and Java: `list.reduce((sum, one) => …)` iterates over the whole list. */
function listLoops(bare: string, language: Language): Block[] {
  if (language === 'cpp') return []
  const calls = /\.(?:forEach|map|filter|reduce|some|every|find|findIndex|flatMap)\s*\(/g
  return Array.from(bare.matchAll(calls))
    .slice(0, maxLoops)
    .flatMap((match) => {
      const open = match.index + match[0].length - 1
      const to = findClosingBracket(bare, open)
      return /=>|function|->/.test(bare.slice(open, to))
        ? [{ from: match.index + 1, bodyFrom: open, to }]
        : []
    })
}
