/** A piece of a TeX source. `text` is exactly what the source has, so that formulas and code can be written back. */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
  /** The name of a command or environment, or the contents of a `verbatim`, `verb` or `address`. */
  readonly name: string
  readonly line: number
}

/**
 * `word`: a command of letters; `symbol`: a command of one other character; `begin`, `end`: of an environment; `space`: without
 * a blank line, which is a `break`; `verb`, `verbatim`: code, kept as it is; `address`: the first argument of `\href` and the like.
 */
export type TokenKind =
  | ('word' | 'symbol' | 'begin' | 'end' | 'open' | 'close' | 'dollar' | 'align' | 'parameter')
  | ('space' | 'break' | 'text' | 'verb' | 'verbatim' | 'address')

/** Writes tokens as TeX again; a command is separated from letters and digits behind it. */
export function sourceOf(tokens: readonly Token[]): string {
  let source = ''
  let isAfterWord = false
  for (const { kind, text } of tokens) {
    source += isAfterWord && /^[A-Za-z0-9]/.test(text) ? ` ${text}` : text
    isAfterWord = kind === 'word'
  }
  return source
}
