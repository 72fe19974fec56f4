import type { ExtraProps } from 'react-markdown'
import type { AtomClass, Sign } from './formula-signs.ts'

export type Element = NonNullable<ExtraProps['node']>

/** A thing in a formula, drawn, with what the gaps around it follow from. */
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

/** All gaps are set by class, so that browsers need not guess what a sign means. */
const sign = { stretchy: 'false', lspace: '0em', rspace: '0em' }

export const number = (text: string) => textElement('mn', text)
/** The slant comes from the font: browsers would take other characters, which few fonts have. */
export const letter = (text: string) =>
  textElement('mi', text, { mathvariant: 'normal', className: ['slanted'] })
export const blank = (em: number) => element('mspace', [], { width: `${em}em` })

/** Blanks at its ends are kept. */
export const words = (text: string) => textElement('mtext', text.replace(/^ | $/g, '\u00a0'))

export function drawnSign({ text, drawnAs }: Sign): Element {
  switch (drawnAs) {
    case 'letter':
      return letter(text)
    case 'name':
      return textElement('mi', text)
    case 'sign':
      return textElement('mo', text, sign)
  }
}

/** Scripts below stand at one height: a letter that reaches below the line would push its own down. */
export function scripted(base: Element, below: Element | undefined, above: Element | undefined): Element {
  if (!below) return above ? element('msup', [base, above]) : base
  const even = element('mpadded', [base], { depth: '0em' })
  return above ? element('msubsup', [even, below, above]) : element('msub', [even, below])
}

/** Atoms as one element. In scripts signs stand closer. */
export function row(atoms: readonly Atom[], isScript: boolean): Element {
  const children = spaced(atoms, isScript).map((each) => each.element)
  const [only, ...others] = children
  return only && others.length === 0 ? only : element('mrow', children)
}

/** Atoms with the gaps of TeX between them. Source: The TeXbook, chapter 18. */
export function spaced(atoms: readonly Atom[], isScript: boolean): Atom[] {
  const classes = atoms.map((_, index) => classAt(atoms, index))
  return atoms.flatMap((atom, index) => {
    const gap = gapEm(classes[index - 1] ?? 'blank', classes[index] ?? 'blank', isScript)
    const shown = { ...atom, class: classes[index] ?? atom.class }
    return gap === 0 ? [shown] : [{ class: 'blank', element: blank(gap) }, shown]
  })
}

/** A sign between two things is an ordinary one where there is nothing on one side of it, as the minus of -5. */
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
