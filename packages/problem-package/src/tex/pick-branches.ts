import type { Token } from './tokens.ts'

/** Conditions that are decided for a text on a page: `\ifplastex` asks for HTML. */
const conditions = new Map([
  ['ifplastex', true],
  ['iftrue', true],
  ['iffalse', false],
])

/** Takes out the branches of conditions that do not hold, such as what is only for print. Other conditions stay. */
export function pickBranches(tokens: readonly Token[]): Token[] {
  const open: { isKept: boolean | null }[] = []
  return tokens.filter(({ kind, name }) => {
    const isDropped = open.some(({ isKept }) => isKept === false)
    if (kind !== 'word') return !isDropped
    const top = open.at(-1)
    if (
      open.length < mostOpen &&
      (conditions.has(name) || (name.startsWith('if') && open.length > 0 && name !== 'iff'))
    ) {
      open.push({ isKept: conditions.get(name) ?? null })
      return !isDropped && !conditions.has(name)
    }
    if (top === undefined || (name !== 'else' && name !== 'fi')) return !isDropped
    const isOurs = top.isKept !== null
    if (name === 'fi') open.pop()
    else if (top.isKept !== null) top.isKept = !top.isKept
    return !isDropped && !isOurs
  })
}

const mostOpen = 20
