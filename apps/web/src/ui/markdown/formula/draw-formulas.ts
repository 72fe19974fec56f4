import type { Options } from 'react-markdown'
import { type Atom, type Element, element, withSpacing } from './formula-elements.ts'
import { readFormula } from './read-formula.ts'

type Plugin = NonNullable<NonNullable<Options['rehypePlugins']>[number]>
type Child = Element['children'][number]

/** Formulas with more signs than this may wrap; browsers break lines only between formulas, so they are split. */
const maxUnbreakableSigns = 24

/** The class of a formula in the syntax tree that is not rendered yet. */
export const formulaSourceClass = 'formula-source'

/** Treats fences named `latex` like those named `math`. */
export const readLatexFences: Plugin = () => readLatexIn

function readLatexIn(parent: { children: Child[] }): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (isCodeOf(child, 'latex')) child.properties = { ...child.properties, className: ['language-math'] }
    else readLatexIn(child)
  }
}

/** Renders the simple formulas as MathML and leaves the others to KaTeX. */
export const drawSimpleFormulas = withFormulas(drawSimple)

/** Shows formulas as their source, marked as such. */
export const showFormulaSources = withFormulas((source, isDisplay) => {
  const code = element('code', [{ type: 'text', value: source }], { className: [formulaSourceClass] })
  return isDisplay ? element('p', [code]) : code
})

type Draw = (source: string, isDisplay: boolean) => Element | null

/** A rehype plugin that replaces each formula by what `draw` returns; null leaves it as it is. */
function withFormulas(draw: Draw): Plugin {
  const drawIn = (parent: { children: Child[] }) => {
    parent.children = parent.children.map((child) => {
      if (child.type !== 'element') return child
      const drawn = drawnOf(child, draw)
      if (drawn === null) drawIn(child)
      return drawn ?? child
    })
  }
  return () => drawIn
}

/** Inline formulas are `code` elements, display formulas a `code` in a `pre`. */
function drawnOf(child: Element, draw: Draw): Element | null {
  const [only] = child.children
  if (child.tagName === 'pre')
    return only?.type === 'element' && isFormula(only) ? draw(textOf(only), true) : null
  return isFormula(child) ? draw(textOf(child), false) : null
}

function drawSimple(source: string, isDisplay: boolean): Element | null {
  const atoms = readFormula(source)
  if (atoms === null) return null
  const all = withSpacing(atoms, false)
  const isLong = all.reduce((sum, atom) => sum + textOf(atom.element).length, 0) > maxUnbreakableSigns
  const lines = isLong ? cutAtSigns(all) : [all]
  const formulas = lines.map((line) =>
    element(
      'math',
      line.map((each) => each.element),
      isDisplay ? { displaystyle: 'true' } : {},
    ),
  )
  return element(isDisplay ? 'div' : 'span', formulas, {
    className: isDisplay ? ['formula', 'formula-display'] : ['formula'],
  })
}

/** Splits a formula after relations and commas. */
function cutAtSigns(atoms: readonly Atom[]): Atom[][] {
  const lines: Atom[][] = [[]]
  atoms.forEach((atom, index) => {
    const before = atoms[index - 1]?.class
    if (atom.class !== 'blank' && before === 'blank' && isSeam(atoms[index - 2])) lines.push([])
    lines.at(-1)?.push(atom)
  })
  return lines
}

function isSeam(atom: Atom | undefined): boolean {
  return atom?.class === 'relation' || atom?.class === 'punctuation'
}

function isFormula(node: Element): boolean {
  return isCodeOf(node, 'math')
}

function isCodeOf({ tagName, properties }: Element, language: string): boolean {
  return tagName === 'code' && [properties.className].flat().includes(`language-${language}`)
}

function textOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'element') return textOf(child)
      return child.type === 'text' ? child.value : ''
    })
    .join('')
}
