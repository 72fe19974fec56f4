import type { Token } from './tokens.ts'

/** Tokens to read, to which an expansion may add some in front. */
export class TokenSource {
  private readonly frames: { readonly tokens: readonly Token[]; at: number }[]
  /** Whether some brace never ends: then no argument is searched again, which would take a time of its own for each. */
  private hasOpenEnd = false

  constructor(tokens: readonly Token[]) {
    this.frames = [{ tokens, at: 0 }]
  }

  /** Whether the next token is from the text itself. */
  get isInText(): boolean {
    this.peek()
    return this.frames.length <= 1
  }

  /** Leaves out what expansions have added and is not read yet. */
  dropExpansions(): void {
    this.frames.length = 1
  }

  peek(): Token | undefined {
    for (let frame = this.frames.at(-1); frame; frame = this.frames.at(-1)) {
      const token = frame.tokens[frame.at]
      if (token || this.frames.length === 1) return token
      this.frames.pop()
    }
    return undefined
  }

  next(): Token | undefined {
    const token = this.peek()
    const frame = this.frames.at(-1)
    if (frame) frame.at++
    return token
  }

  push(tokens: readonly Token[]): void {
    this.peek()
    this.frames.push({ tokens, at: 0 })
  }

  skipSpaces(): void {
    while (this.peek()?.kind === 'space') this.next()
  }

  /** The tokens of a braced argument without its braces, or a single token; null at the end of a text or within a group that never ends. */
  argument(): readonly Token[] | null {
    this.skipSpaces()
    const first = this.next()
    if (first === undefined || first.kind === 'close') {
      if (first) this.push([first])
      return null
    }
    if (first.kind !== 'open') return [this.firstCharacter(first)]
    if (this.hasOpenEnd) {
      this.push([first])
      return null
    }
    const taken: Token[] = [first]
    let depth = 1
    while (depth > 0) {
      const token = this.next()
      if (token === undefined) {
        this.hasOpenEnd = true
        this.push(taken)
        return null
      }
      taken.push(token)
      if (token.kind === 'open') depth++
      else if (token.kind === 'close') depth--
    }
    return taken.slice(1, -1)
  }

  /** The tokens between square brackets; null if there are none, or no end nearby. */
  optional(): readonly Token[] | null {
    const skipped: Token[] = []
    while (this.peek()?.kind === 'space')
      skipped.push(...[this.next()].filter((token) => token !== undefined))
    const taken: Token[] = []
    if (this.peek()?.text === '[') {
      let depth = 0
      while (taken.length < longestOptional) {
        const token = this.next()
        if (token === undefined) break
        taken.push(token)
        if (token.kind === 'open') depth++
        else if (token.kind === 'close') depth--
        else if (token.text === ']' && depth === 0) return taken.slice(1, -1)
      }
    }
    this.push([...skipped, ...taken])
    return null
  }

  private firstCharacter(token: Token): Token {
    const [first = ''] = token.text
    if (token.kind !== 'text' || first.length === token.text.length) return token
    this.push([{ ...token, text: token.text.slice(first.length), name: token.name.slice(first.length) }])
    return { ...token, text: first, name: first }
  }
}

const longestOptional = 200
