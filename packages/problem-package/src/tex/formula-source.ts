import { sourceOf, type Token } from './tokens.ts'
import { numberFormula, unitText } from './units.ts'

/** What stands around the contents of an environment that is a formula, as KaTeX draws it without numbers. */
const frames = new Map<string, readonly [string, string]>(
  Object.entries({
    math: ['', ''],
    displaymath: ['', ''],
    equation: ['', ''],
    dmath: ['', ''],
    align: ['\\begin{aligned}', '\\end{aligned}'],
    flalign: ['\\begin{aligned}', '\\end{aligned}'],
    alignat: ['\\begin{alignedat}', '\\end{alignedat}'],
    gather: ['\\begin{gathered}', '\\end{gathered}'],
    multline: ['\\begin{gathered}', '\\end{gathered}'],
    eqnarray: ['\\begin{array}{rcl}', '\\end{array}'],
  } satisfies Record<string, readonly [string, string]>),
)

/** Environments that are formulas, with and without a star. */
export const mathEnvironments: ReadonlySet<string> = new Set(
  [...frames.keys()].flatMap((name) => [name, `${name}*`]),
)

const leftOut = new Set([
  'label',
  'ensuremath',
  'xspace',
  'hfill',
  'nonumber',
  'notag',
  'centering',
  'noindent',
  'protect',
])
const withArgument = new Set(['label'])
const renamed = new Map(
  Object.entries({
    ...{
      textsc: '\\text',
      textsl: '\\textit',
      emph: '\\textit',
      hbox: '\\text',
      mbox: '\\text',
      fbox: '\\boxed',
    },
    ...{
      bm: '\\boldsymbol',
      mathds: '\\mathbb',
      mathbbm: '\\mathbb',
      textnormal: '\\text',
      textquotesingle: "'",
    },
  }),
)

/** A formula as KaTeX draws it. Spaces and line ends become single spaces. */
export function formulaSource(tokens: readonly Token[], environment: string | null): string {
  const [before, after] = frames.get(environment?.replace('*', '') ?? 'math') ?? ['', '']
  const source = sourceOf(cleaned(tokens)).replaceAll(/\s+/g, ' ').trim()
  return [before, source, after].filter((part) => part !== '').join(' ')
}

/** The names that a formula is referred to by. */
export function labelsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) =>
    token.kind === 'word' && token.name === 'label' ? [sourceOf(argumentAt(tokens, at + 1).tokens)] : [],
  )
}

function cleaned(tokens: readonly Token[]): Token[] {
  const done: Token[] = []
  let dollars = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) break
    const { kind, name } = token
    if (kind === 'dollar') done.push({ ...token, text: dollars++ % 2 === 0 ? '\\(' : '\\)' })
    else if (kind === 'verb') done.push({ ...token, text: `\\texttt{${escaped(name)}}` })
    else if (kind === 'break') done.push({ ...token, text: ' ' })
    else if (kind !== 'word') done.push(token)
    else if (quantities.has(name)) at = addQuantity(token, at)
    else if (leftOut.has(name)) at = withArgument.has(name) ? argumentAt(tokens, at + 1).end : at
    else done.push({ ...token, text: renamed.get(name) ?? token.text })
  }
  return done

  function addQuantity(token: Token, start: number): number {
    let end = start
    const given = Array.from({ length: quantities.get(token.name) ?? 0 }, () => {
      const found = argumentAt(tokens, end + 1)
      end = found.end
      return sourceOf(found.tokens)
    })
    const text = quantityFormula(token.name, given)
    done.push({ ...token, kind: 'text', text: ` ${text}` })
    return end
  }
}

/** The commands of siunitx, with the number of their arguments. */
export const quantities: ReadonlyMap<string, number> = new Map(
  Object.entries({ num: 1, si: 1, unit: 1, ang: 1, SI: 2, qty: 2, numrange: 2 }),
)

/** A number and a unit of siunitx as a formula. */
export function quantityFormula(name: string, [first = '', second = '']: readonly string[]): string {
  switch (name) {
    case 'si':
    case 'unit':
      return `\\text{${unitText(first)}}`
    case 'ang':
      return `${numberFormula(first)}^\\circ`
    case 'numrange':
      return `${numberFormula(first)}\\text{ to }${numberFormula(second)}`
    case 'SI':
    case 'qty':
      return `${numberFormula(first)}\\,\\text{${unitText(second).replaceAll('%', '\\%')}}`
    default:
      return numberFormula(first)
  }
}

/** Bounds the search for the end of an argument, of which a formula may have many without one. */
const longestArgument = 500

/** The contents of a braced argument at a place, and the place of its end; nothing if there is none. */
function argumentAt(
  tokens: readonly Token[],
  start: number,
): { readonly tokens: readonly Token[]; readonly end: number } {
  if (tokens[start]?.kind !== 'open') return { tokens: [], end: start - 1 }
  let depth = 0
  for (let at = start; at < Math.min(tokens.length, start + longestArgument); at++) {
    const kind = tokens[at]?.kind
    if (kind === 'open') depth++
    else if (kind === 'close' && --depth === 0) return { tokens: tokens.slice(start + 1, at), end: at }
  }
  return { tokens: [], end: start - 1 }
}

function escaped(code: string): string {
  return code.replaceAll(/[\\{}$&%#_^~]/g, (sign) => {
    if (sign === '\\') return '\\textbackslash{}'
    return sign === '^' || sign === '~'
      ? `\\text${sign === '^' ? 'asciicircum' : 'asciitilde'}{}`
      : `\\${sign}`
  })
}
