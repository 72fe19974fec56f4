import type { Block } from './blocks.ts'

/** A bound up to this is a constant, such as 26 letters, 60 bits or 4 directions. */
const maxConstant = 1000

/** Headers are short; of a longer one the rest is not read. */
const maxHeaderCharacters = 400
const maxNames = 10

/** Whether a loop has a constant number of iterations, whatever the input. */
export function isConstant(bare: string, loop: Block): boolean {
  const header = bare.slice(loop.from, Math.min(loop.bodyFrom, loop.from + maxHeaderCharacters))
  const bound = boundOf(header)
  if (bound === null) return overLiteral.test(header)
  const number = /^\d/.test(bound) ? Number(bound) : constantNamed(bare, bound)
  return number !== null && number <= maxConstant
}

/** `for (int k = 0; k < 30; k++)`, `for (k = LETTERS - 1; k >= 0; k--)`, `for k in range(30)`. */
const upwards = /;\s*\w+\s*(?:<=?|!=)\s*(\d+|[A-Za-z_]\w*)\s*;/
const downwards = /=\s*(\d+|[A-Za-z_]\w*)\s*(?:-\s*1\s*)?;\s*(?:\w+\s*>=?\s*[01]|\w+\s*--\s*>\s*0|~\w+)\s*;/
const range = /\bin\s+range\(\s*(?:\d+\s*,\s*)?(\d+|[A-Z_][A-Z_\d]*)\s*\)/
const rangeDown = /\bin\s+range\(\s*(\d+)\s*,\s*-?[01]\s*,\s*-1\s*\)/
const overLiteral =
  /\b(?:of|in)\s{0,4}(?:\[|\(\s{0,4}\(|\()\s{0,4}[[({\d'" -][^;]{0,300}[\])]\s{0,4}\)?\s{0,4}:?\s{0,4}$|:\s{0,4}\{[^;]{0,300}\}\s{0,4}\)\s{0,4}$/

function boundOf(header: string): string | null {
  return [upwards, downwards, range, rangeDown].map((form) => form.exec(header)?.[1]).find(Boolean) ?? null
}

/** The value of a name whose only assignment in the code is a number. */
function constantNamed(bare: string, name: string): number | null {
  const set = Array.from(
    bare.matchAll(
      new RegExp(`\\b${name}\\s*(?:[-+*/]?=(?!=)|\\+\\+|--)|(?:>>|\\+\\+|--)\\s*${name}\\b`, 'g'),
    ),
  )
  const value = new RegExp(`\\b${name}\\s*=\\s*(\\d+)\\s*[;,\\n]|#define\\s+${name}\\s+(\\d+)`).exec(bare)
  return value && set.length <= 1 ? Number(value[1] ?? value[2]) : null
}

/**
 * Whether an inner loop continues where it stopped in the previous outer iteration, so that all its iterations together are one
 * pass: a `while` that advances with `place++` or `stack.pop()`, where the enclosing loops never reset `place`.
 */
export function isAmortised(
  bare: string,
  { loop, loops }: { readonly loop: Block; readonly loops: readonly Block[] },
): boolean {
  const header = bare.slice(loop.from, Math.min(loop.bodyFrom, loop.from + maxHeaderCharacters))
  if (!header.startsWith('while')) return false
  const loopsAround = loops.filter((one) => loop.from >= one.bodyFrom && loop.from < one.to)
  if (loopsAround.length === 0) return false
  const body = bare.slice(loop.bodyFrom, loop.to)
  const moved = Array.from(
    body.matchAll(
      /\b(\w+)\s*(?:\+\+|--|[-+]=\s*1\b)|(?:\+\+|--)(\w+)|\b(\w+)\.(?:pop\w*|poll\w*|remove(?:First|Last)|shift|dequeue)\s*\(/g,
    ),
    ([, after, before, container]) => after ?? before ?? container ?? '',
  )
  const inHeader = new Set(header.match(/\w+/g) ?? [])
  const names = [...new Set(moved)].filter((name) => inHeader.has(name)).slice(0, maxNames)
  return names.some((name) => loopsAround.every((one) => !isReset(bare, { one, loop, name })))
}

/** Whether a loop reassigns a name in its header or body, outside an inner loop. */
function isReset(
  bare: string,
  { one, loop, name }: { readonly one: Block; readonly loop: Block; readonly name: string },
): boolean {
  const text = bare.slice(one.from, loop.from) + bare.slice(loop.to, one.to)
  return new RegExp(
    `(?:^|[^\\w.])${name}\\s*=(?!=)|[\\w>&\\]]\\s+${name}\\s*[;,({]|,\\s*${name}\\b[^;\\n]*=(?!=)|\\bfor\\s+[\\w\\s,]*\\b${name}\\b`,
  ).test(text)
}

/** `middle = (low + high) / 2`, `left /= p`, `rest >>= 1`: a `while` whose range shrinks by a factor in each iteration. */
const halves =
  /\(\s*(\w+)\s*\+\s*(\w+)\s*\)\s*(?:\/\/?\s*2\b|>>>?\s*1\b)|\b(\w+)\s*(?:\/\/?=|>>>?=)|\b(\w+)\s*=\s*\4\s*(?:\/\/?|>>>?)\s*\w/g

/** Whether a loop has few iterations even for a large input, because each iteration leaves only a fraction of the range. */
export function isHalving(bare: string, loop: Block): boolean {
  const header = bare.slice(loop.from, Math.min(loop.bodyFrom, loop.from + maxHeaderCharacters))
  if (!header.startsWith('while')) return false
  const inHeader = new Set(header.match(/\w+/g) ?? [])
  return Array.from(bare.slice(loop.bodyFrom, loop.to).matchAll(halves)).some(([, ...names]) =>
    names.some((name) => name !== undefined && inHeader.has(name)),
  )
}
