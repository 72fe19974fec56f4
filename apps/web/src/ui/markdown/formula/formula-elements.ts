import type { ExtraProps } from 'react-markdown'
import type { AtomClass, Sign } from './formula-signs.ts'

export type Element = NonNullable<ExtraProps['node']>

/** An atom of a formula (TeX's term) as a MathML element, with its spacing class. */
export interface Atom {
  readonly class: AtomClass
  readonly element: Element
}

const thinEm = 0.1667
const mediumEm = 0.2222
const thickEm = 0.2778

export function element(tagName: string, children: Element['children'], properties = {}): Element {
  return { type: 'element', tagName, properties, children }
}

const textElement = (tagName: string, value: string, properties = {}) =>
  element(tagName, [{ type: 'text', value }], properties)

/** Spacing is set by atom class, so that browsers do not guess it. */
const sign = { stretchy: 'false', lspace: '0em', rspace: '0em' }

export const numberElement = (text: string) => textElement('mn', text)
/** Italics come from the font: browsers would substitute mathematical italic characters, which few fonts have. */
export const letterElement = (text: string) =>
  textElement('mi', text, { mathvariant: 'normal', className: ['slanted'] })
export const spaceElement = (em: number) => element('mspace', [], { width: `${em}em` })

/** Leading and trailing spaces are kept. */
export const plainTextElement = (text: string) => textElement('mtext', text.replace(/^ | $/g, '\u00a0'))

export function signElement({ text, drawnAs }: Sign): Element {
  switch (drawnAs) {
    case 'letter':
      return letterElement(text)
    case 'name':
      return textElement('mi', text)
    case 'sign':
      return textElement('mo', text, sign)
  }
}

/**
 * A base with its sub- and superscript. All subscripts have the same height; otherwise a descender of the base would lower its
 * subscript.
 */
export function withScripts(base: Element, below: Element | undefined, above: Element | undefined): Element {
  if (!below) return above ? element('msup', [base, above]) : base
  const even = element('mpadded', [base], { depth: '0em' })
  return above ? element('msubsup', [even, below, above]) : element('msub', [even, below])
}

/** Atoms as one element. Scripts have less spacing. */
export function rowElement(atoms: readonly Atom[], isScript: boolean): Element {
  const children = withSpacing(atoms, isScript).map((each) => each.element)
  const [only, ...others] = children
  return only && others.length === 0 ? only : element('mrow', children)
}

/** Inserts TeX's spacing between atoms. Source: The TeXbook, chapter 18. */
export function withSpacing(atoms: readonly Atom[], isScript: boolean): Atom[] {
  const classes = atoms.map((_, index) => classAt(atoms, index))
  return atoms.flatMap((atom, index) => {
    const gap = gapEm(classes[index - 1] ?? 'blank', classes[index] ?? 'blank', isScript)
    const shown = { ...atom, class: classes[index] ?? atom.class }
    return gap === 0 ? [shown] : [{ class: 'blank', element: spaceElement(gap) }, shown]
  })
}

/** A binary operator counts as an ordinary atom where it has nothing on one side, as the minus in -5. */
function classAt(atoms: readonly Atom[], index: number): AtomClass {
  const own = atoms[index]?.class ?? 'blank'
  if (own !== 'binary') return own
  const isSeen = (atom: Atom) => atom.class !== 'blank'
  const before = atoms.slice(0, index).findLast(isSeen)?.class
  const after = atoms.slice(index + 1).find(isSeen)?.class
  const hasLeft = before === 'ordinary' || before === 'close' || before === 'function'
  const hasRight = after === 'ordinary' || after === 'open' || after === 'function'
  return hasLeft && hasRight ? own : 'ordinary'
}

function gapEm(left: AtomClass, right: AtomClass, isScript: boolean): number {
  if (left === 'blank' || right === 'blank') return 0
  const isNamed = left === 'function' && (right === 'ordinary' || right === 'function')
  if (isNamed || (right === 'function' && (left === 'ordinary' || left === 'close'))) return thinEm
  if (isScript) return 0
  if (left === 'punctuation') return thinEm
  if (left === 'open' || right === 'close' || right === 'punctuation') return 0
  if (left === 'relation' && right === 'relation') return 0
  if (left === 'relation' || right === 'relation') return thickEm
  return left === 'binary' || right === 'binary' ? mediumEm : 0
}
