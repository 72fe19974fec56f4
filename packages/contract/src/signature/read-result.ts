import { printValue } from './call-text.ts'
import type { LayoutItem } from './layout-item.ts'
import { listOfLinks } from './link-values.ts'
import type { Signature } from './signature.ts'
import { noChild, trimmedLevels } from './tree-values.ts'
import type { Value, ValueType } from './value-type.ts'

/**
 * The value that a printed result stands for; null if it has another form, or stands for several values. Takes time in proportion to
 * the text.
 */
export function readResult({ declaration: { returns }, output }: Signature, text: string): Value | null {
  const { result, emptyWord, lines } = output
  const body = text.endsWith('\n') ? text.slice(0, -1) : text
  if (emptyWord !== null && body.trim() === emptyWord) return returns.depth === 0 ? '' : []
  const all = returns.scalar === 'string' ? body.split('\n') : body.trimEnd().split('\n')
  const at = lines.findIndex((line) => line.includes(result))
  // What stands behind a result of several lines could not be told from it.
  if (
    at !== lines.length - 1 ||
    !lines
      .slice(0, at)
      .flat()
      .every(({ type }) => type === null)
  )
    return null
  const beside = lines[at]?.length ?? 0
  const own = all.slice(at)
  if (beside > 1) return null
  const value = readLines(own, result, returns)
  const isRight = (one: string) => isScalar(one, returns, output.boolWords)
  const read = value === null ? null : converted(value, { returns, isRight, yes: output.boolWords[0] })
  if (read === null || typeof read !== 'object') return read
  if (result.form.kind === 'links')
    return at > 0 ? listOfLinks(read, Number(all[at - 1])) : listOfPrintedLinks(read)
  return result.form.kind === 'levels' && returns.depth === 1 ? trimmedLevels(read) : read
}

/** The value as it is shown, such as `[0, 1]`; null where there is none. */
export function resultInText(signature: Signature, text: string): string | null {
  const value = readResult(signature, text)
  return value === null ? null : printValue(value, signature.declaration.returns)
}

/** The beginning of a result whose text was cut, such as `[0, 1, …`; null where there is none. */
export function resultInCutText(signature: Signature, text: string): string | null {
  if (signature.declaration.returns.depth === 0) return null
  // The last value may be cut in its middle.
  const whole = /^[\s\S]*\s/.exec(text)?.[0] ?? ''
  const shown = resultInText(signature, whole.trimEnd())
  if (shown === null) return null
  let end = shown.length
  while (shown.charAt(end - 1) === ']') end--
  const open = shown.slice(0, end)
  return open.endsWith('[') ? `${open}…` : `${open}, …`
}

type Lines = string | readonly string[] | readonly (readonly string[])[]

function readLines(
  lines: readonly string[],
  { sizes }: LayoutItem,
  { depth, scalar }: ValueType,
): Lines | null {
  const [outer, inner] = sizes
  if (depth === 0)
    return scalar === 'string' ? lines.join('\n') : lines.length === 1 ? (lines[0] ?? '').trim() : null
  if (depth === 1 && outer?.isDown === true) return isNothing(lines) ? [] : lines
  if (depth === 1) return lines.length === 1 ? valuesIn(lines[0] ?? '') : null
  const isRows = depth === 2 && outer?.isDown === true && inner?.isDown !== true
  return isRows ? (isNothing(lines) ? [] : lines.map(valuesIn)) : null
}

function isNothing(lines: readonly string[]): boolean {
  return lines.length === 1 && lines[0] === ''
}

function valuesIn(line: string): string[] {
  return line.split(/\s+/).filter((value) => value !== '')
}

interface Conversion {
  readonly returns: ValueType
  readonly isRight: (scalar: string) => boolean
  /** The word for true. */
  readonly yes: string
}

function converted(value: Lines, { returns, isRight, yes }: Conversion): Value | null {
  if (typeof value === 'string') {
    if (!isRight(value)) return null
    return returns.scalar === 'bool' ? value === yes : value
  }
  const elements: Value[] = []
  for (const one of value) {
    const read = converted(one, { returns, isRight, yes })
    if (read === null) return null
    elements.push(read)
  }
  return elements
}

function isScalar(word: string, { scalar, shape }: ValueType, words: readonly [string, string]): boolean {
  switch (scalar) {
    case 'string':
      return true
    case 'bool':
      return words.includes(word)
    case 'int':
      return /^[+-]?\d+$/.test(word) || (shape === 'TreeNode' && word === noChild)
    case 'float':
      return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$|^[+-]?(?:inf|nan|Infinity)$/i.test(word)
  }
}

/** Without its first node a list begins with the node that no other one leads to; where there is no such node, or several, it is not known. */
function listOfPrintedLinks(links: readonly Value[]): readonly string[] | null {
  const reached = new Set(links.map(Number))
  const starts = links.flatMap((_, at) => (reached.has(at + 1) ? [] : [at + 1]))
  return starts.length === 1 ? listOfLinks(links, starts[0] ?? 0) : null
}
