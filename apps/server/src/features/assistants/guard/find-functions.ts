import type { Language } from '@codedojo/contract'

/** A function of a program; offsets, end exclusive. */
export interface FoundFunction {
  readonly name: string
  readonly parameters: number
  readonly from: number
  readonly to: number
  /** The body: between its braces, or indented below the header. */
  readonly bodyFrom: number
  readonly bodyTo: number
}

/** The functions with a body, in order; nested ones are left out. */
export function findFunctions(code: string, language: Language): FoundFunction[] {
  const masked = maskStringsAndComments(code, language)
  const found = language === 'python' ? inPython(masked) : withBraces(masked, language)
  let end = -1
  return found.filter(({ to }) => {
    const isWithin = to <= end
    end = Math.max(end, to)
    return !isWithin
  })
}

/** Replaces strings and comments with blanks of the same length. */
export function maskStringsAndComments(code: string, language: Language): string {
  // Unterminated strings extend to the end of the text, and escapes are skipped everywhere, so that no character is
  // scanned twice.
  const texts =
    language === 'python'
      ? /\\.|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g
      : /\\.|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|(?<!\d)'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*(?:`|$)/g
  return code.replaceAll(texts, (text) => text.replaceAll(/[^\n]/g, ' '))
}

function inPython(masked: string): FoundFunction[] {
  const closing = matchBrackets(masked)
  return [...masked.matchAll(/^([ \t]*)(?:async\s+)?def\s+(\w+)\s*\(/gm)].flatMap((match) => {
    const [head, indent = '', name = ''] = match
    const inner = match.index + head.length
    const close = closing.get(inner - 1) ?? -1
    const colon = close === -1 ? -1 : masked.indexOf(':', close)
    if (colon === -1) return []
    const to = endOfIndented(masked, masked.indexOf('\n', colon), indent.length)
    const parameters = countParts(masked.slice(inner, close))
    return [{ name, parameters, from: match.index, to, bodyFrom: colon + 1, bodyTo: to }]
  })
}

function endOfIndented(masked: string, from: number, indent: number): number {
  if (from === -1) return masked.length
  const outer = new RegExp(`\\n(?=[ \\t]{0,${indent}}[^\\s])`, 'g')
  outer.lastIndex = from
  const end = outer.exec(masked)
  return end ? end.index : masked.length
}

const noFunctions = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'synchronized', 'constexpr'])
const functionForms = {
  cpp: /(?:^|(?<=[;{}>)]))[^\S\r\n\u2028\u2029]*(?:[\w:<>,*&\s[\]]{1,100}?[\s*&>])(\w+)\s*\(/gm,
  java: /(?:^|(?<=[;{}]))[^\S\r\n\u2028\u2029]*(?:[\w<>,.\s[\]@]{1,100}?[\s\]>])(\w+)\s*\(/gm,
  javascript:
    /\bfunction(?:\s*\*)?\s*(\w+)\s*\(|(?:\b(?:const|let|var)\s+)(\w+)\s*=[^\S\n]*(?:async[^\S\n]*)?(?:function(?:\s*\w+)?\s*)?\(/gm,
} as const

function withBraces(masked: string, language: Exclude<Language, 'python'>): FoundFunction[] {
  const closing = matchBrackets(masked)
  return [...masked.matchAll(functionForms[language])].flatMap((match) => {
    const name = match[1] ?? match[2] ?? ''
    const inner = match.index + match[0].length
    const close = closing.get(inner - 1) ?? -1
    if (noFunctions.has(name) || /\b(?:record|new)\s+\w+\s*\($/.test(match[0]) || close === -1) return []
    const between = /^(?:[\w:<>,.*&\s]|=>|->){0,200}?\{/.exec(masked.slice(close + 1, close + 500))
    if (!between) return []
    const open = close + between[0].length
    const end = closing.get(open) ?? -1
    if (end === -1) return []
    const from = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0)
    const parameters = countParts(masked.slice(inner, close))
    return [{ name, parameters, from, to: end + 1, bodyFrom: open + 1, bodyTo: end }]
  })
}

/** Maps each opening bracket to its closing one, in a single pass, however many are never closed. */
export function matchBrackets(masked: string): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < masked.length; at++) {
    if ('([{'.includes(masked[at] ?? '')) open.push(at)
    if (!')]}'.includes(masked[at] ?? '')) continue
    const last = open.pop()
    if (last !== undefined) places.set(last, at)
  }
  return places
}

function countParts(parameters: string): number {
  if (parameters.trim() === '') return 0
  const flat = parameters.replaceAll(/<[^<>]*>|\[[^[\]]*\]/g, '').replaceAll(/<[^<>]*>/g, '')
  return flat.split(',').length
}
