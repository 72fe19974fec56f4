import type { Token, TokenKind } from './tokens.ts'

const patterns = {
  blank: /(?:[^\S\n]|\n)+/y,
  comment: /%[^\n]*(?:\n[^\S\n]*)?/y,
  word: /\\([A-Za-z]+)/y,
  environment: /\\(begin|end)[^\S\n]*\{([A-Za-z0-9@:-]{1,40}\*?)\}/y,
  parameter: /#[1-9]/y,
  text: /[^\\{}$&%#\s[\]]+|[#[\]]/y,
} as const

const signs: Readonly<Record<string, TokenKind>> = { '{': 'open', '}': 'close', $: 'dollar', '&': 'align' }
const verbatimEnvironments = new Set([
  ...['verbatim', 'verbatim*', 'Verbatim', 'lstlisting', 'minted', 'alltt', 'comment', 'filecontents'],
  ...['tikzpicture', 'asy', 'pspicture'],
])
/** What has code as its last argument, between two equal characters or in braces. */
const codeCommands = new Set(['verb', 'lstinline', 'mintinline'])
const addressCommands = new Set(['url', 'href', 'nolinkurl', 'path'])

/** Bounds of what is searched for an end, so that many openings without an end cost no more than their number. */
const longestCode = 1000
const longestAddress = 2000

/**
 * Splits TeX into tokens, in linear time. Comments are left out, and spaces after a word, as TeX does. Code and addresses are
 * one token, because other rules hold in them.
 */
export function readTokens(tex: string): Token[] {
  const tokens: Token[] = []
  const unended = new Set<string>()
  let at = 0
  let line = 1
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(tex)
  }
  const add = (kind: TokenKind, text: string, name = text) => {
    tokens.push({ kind, text, name, line })
    pass(text)
  }
  const pass = (text: string) => {
    at += text.length
    line += countLines(text)
  }
  while (at < tex.length) {
    const character = tex[at] ?? ''
    const sign = signs[character]
    if (sign) add(sign, character)
    else if (character === '%') passComment()
    else if (character === '\\') addCommand()
    else addText()
  }
  return tokens

  function passComment() {
    pass(match(patterns.comment)?.[0] ?? '%')
    if (tex[at] === '\n') addBlank('break')
  }

  function addBlank(kind?: 'break') {
    const text = match(patterns.blank)?.[0] ?? ''
    add(kind ?? (countLines(text) > 1 ? 'break' : 'space'), text)
  }

  function addText() {
    const parameter = match(patterns.parameter)?.[0]
    const text = match(patterns.text)?.[0]
    if (parameter !== undefined) add('parameter', parameter, parameter.slice(1))
    else if (text !== undefined) add('text', text)
    else addBlank()
  }

  function addCommand() {
    const environment = match(patterns.environment)
    if (environment) {
      addEnvironment(environment)
      return
    }
    const word = match(patterns.word)
    if (word === null) {
      const symbol = String.fromCodePoint(tex.codePointAt(at + 1) ?? 0x5c)
      add('symbol', `\\${at + 1 < tex.length ? symbol : ''}`, symbol)
      return
    }
    const [text, name = ''] = word
    if (codeCommands.has(name) && addCode(name)) return
    add('word', text, name)
    const blank = match(patterns.blank)?.[0] ?? ''
    if (countLines(blank) < 2) pass(blank)
    if (addressCommands.has(name)) addAddress()
  }

  function addEnvironment([text, kind, name = '']: RegExpExecArray) {
    if (kind === 'begin' && verbatimEnvironments.has(name) && !unended.has(name)) {
      const closing = `\\end{${name}}`
      const end = tex.indexOf(closing, at)
      if (end >= 0) {
        const whole = tex.slice(at, end + closing.length)
        tokens.push({ kind: 'verbatim', text: whole, name, line })
        pass(whole)
        return
      }
      unended.add(name)
    }
    add(kind === 'begin' ? 'begin' : 'end', text, name)
  }

  function addCode(name: string): boolean {
    const near = tex.slice(at, at + longestCode)
    const head = /^\\[a-z]+\*?(?:\[[^\]\n]*\])?/.exec(near)?.[0] ?? ''
    const start =
      head.length +
      (name === 'mintinline' ? (/^\{[^{}]*\}/.exec(near.slice(head.length))?.[0].length ?? 0) : 0)
    const mark = near[start] ?? ' '
    if (/[\sA-Za-z]/.test(mark)) return false
    const end = mark === '{' && name !== 'verb' ? closingBrace(near, start) : near.indexOf(mark, start + 1)
    const code = near.slice(start + 1, end)
    if (end < 0 || code.includes('\n')) return false
    add('verb', near.slice(0, end + 1), code)
    return true
  }

  function addAddress() {
    const near = tex.slice(at, at + longestAddress)
    const end = near.startsWith('{') ? closingBrace(near, 0) : -1
    if (end >= 0) add('address', near.slice(0, end + 1), near.slice(1, end))
  }
}

function closingBrace(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return -1
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
