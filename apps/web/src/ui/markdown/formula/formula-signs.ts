/** The class of an atom (TeX's term), which determines the spacing around it. */
export type AtomClass =
  | 'ordinary'
  | 'function'
  | 'binary'
  | 'relation'
  | 'open'
  | 'close'
  | 'punctuation'
  | 'blank'

/** How a command or character is drawn: a letter in italics, a sign upright, a name as several letters. */
export interface Sign {
  readonly text: string
  readonly class: AtomClass
  readonly drawnAs: 'letter' | 'sign' | 'name'
}

const signsOf = (kind: AtomClass, texts: Readonly<Record<string, string>>): [string, Sign][] =>
  Object.entries(texts).map(([name, text]) => [name, { text, class: kind, drawnAs: 'sign' }])

const greek = {
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ϵ', varepsilon: 'ε', theta: 'θ' },
  ...{ lambda: 'λ', mu: 'μ', pi: 'π', rho: 'ρ', sigma: 'σ', tau: 'τ', phi: 'ϕ', varphi: 'φ', omega: 'ω' },
}

const functions = ['min', 'max', 'gcd', 'log', 'ln', 'exp', 'sin', 'cos', 'tan', 'deg', 'det']

/** Commands without arguments. */
export const signCommands: ReadonlyMap<string, Sign> = new Map([
  ...signsOf('relation', { le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', lt: '<', gt: '>' }),
  ...signsOf('relation', { to: '→', rightarrow: '→', equiv: '≡', approx: '≈', in: '∈', mid: '∣' }),
  ...signsOf('binary', { cdot: '⋅', times: '×', oplus: '⊕', pm: '±', cup: '∪', cap: '∩' }),
  ...signsOf('binary', { land: '∧', lor: '∨', wedge: '∧', vee: '∨' }),
  ...signsOf('open', { '{': '{', lfloor: '⌊', lceil: '⌈', lvert: '|' }),
  ...signsOf('close', { '}': '}', rfloor: '⌋', rceil: '⌉', rvert: '|' }),
  ...signsOf('ordinary', { ell: 'ℓ', infty: '∞', '&': '&', '%': '%', '#': '#', $: '$', _: '_' }),
  ...signsOf('ordinary', { ldots: '…', cdots: '⋯', vert: '|' }),
  ...Object.entries(greek).map(([name, text]): [string, Sign] => [
    name,
    { text, class: 'ordinary', drawnAs: 'letter' },
  ]),
  ...functions.map((text): [string, Sign] => [text, { text, class: 'function', drawnAs: 'name' }]),
  ['bmod', { text: 'mod', class: 'binary', drawnAs: 'name' }],
])

/** Characters other than letters and digits. */
export const signCharacters: ReadonlyMap<string, Sign> = new Map([
  ...signsOf('binary', { '+': '+', '-': '−', '*': '∗' }),
  ...signsOf('relation', { '=': '=', '<': '<', '>': '>', ':': ':' }),
  ...signsOf('open', { '(': '(', '[': '[' }),
  ...signsOf('close', { ')': ')', ']': ']', '!': '!' }),
  ...signsOf('punctuation', { ',': ',', ';': ';' }),
  ...signsOf('ordinary', { '/': '/', '|': '|', '.': '.' }),
])

/** Spacing commands, with their width in em. */
export const spacingCommands: ReadonlyMap<string, number> = new Map([
  [',', 0.1667],
  [':', 0.2222],
  [';', 0.2778],
  [' ', 0.25],
  ['quad', 1],
  ['qquad', 2],
])
