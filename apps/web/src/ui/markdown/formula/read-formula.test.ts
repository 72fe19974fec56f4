import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'katex'
import { expect, test } from 'vitest'
import { type Atom, type Element, withSpacing } from './formula-elements.ts'
import { readFormula } from './read-formula.ts'

/** The MathML as one line: spacing as blanks, scripts and fractions as calls. */
function shown(atoms: readonly Atom[] | null): string | null {
  return (
    atoms &&
    withSpacing(atoms, false)
      .map((each) => shownElement(each.element))
      .join('')
  )
}

function shownElement(node: Element): string {
  const children = node.children.filter((child) => child.type === 'element').map(shownElement)
  switch (node.tagName) {
    case 'mspace':
      return ' '
    case 'mrow':
    case 'mpadded':
      return children.join('')
    case 'msub':
    case 'msup':
    case 'msubsup':
    case 'mfrac':
      return `${node.tagName}(${children.join(', ')})`
    default:
      return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
  }
}

test.each([
  ['n', 'n'],
  ['1 \\le n \\le 200\\,000', '1 ≤ n ≤ 200\u2009000'],
  ['a_1, a_2, \\dots, a_n', 'msub(a, 1), msub(a, 2), …, msub(a, n)'],
  ['x_1 \\le \\dots \\le x_n', 'msub(x, 1) ≤ ⋯ ≤ msub(x, n)'],
  ['-10^{14} < t', '−msup(10, 14) < t'],
  ['0 + (-3)', '0 + (−3)'],
  ['f_{\\pi_i}', 'msub(f, msub(π, i))'],
  ['2^{n - 1}', 'msup(2, n−1)'],
  ['x_i^2', 'msubsup(x, i, 2)'],
  ['2x', '2x'],
  ['r / g', 'r/g'],
  ['1 \\le |t|', '1 ≤ |t|'],
  ['g = \\gcd(p, r)', 'g = gcd(p, r)'],
  ['n \\log n', 'n log n'],
  ['\\operatorname{lcm}(p, r)', 'lcm(p, r)'],
  ['12 \\mathbin{\\&} 10 = 8', '12 & 10 = 8'],
  ['a \\equiv b \\pmod r', 'a ≡ b (mod r)'],
  ['a \\bmod b', 'a mod b'],
  ['\\frac{4 \\cdot 3}{2} = 6', 'mfrac(4 ⋅ 3, 2) = 6'],
  ['\\frac12', 'mfrac(1, 2)'],
  ['\\lfloor x \\rfloor', '⌊x⌋'],
  ['\\text{left arm} \\cdot 2', 'left arm ⋅ 2'],
])('%s is drawn as %s', (source, drawn) => {
  expect(shown(readFormula(source))).toBe(drawn)
})

test.each([
  '',
  '\\sum_{i=1}^n i',
  '\\nosuchmacro{x}',
  '\\href{javascript:alert(1)}{x}',
  '\\frac{',
  '{x',
  'x}',
  'x_',
  'x__2',
  'x_1_2',
  "x'",
  '\\text{a $b$}',
  '\\begin{cases} 1 \\end{cases}',
  'n'.repeat(301),
])('%s is left to something larger', (source) => {
  expect(readFormula(source)).toBeNull()
})

const problems = join(import.meta.dirname, '../../../../../../content/problems')
const statements = globSync('*/statement/problem.en.md', { cwd: problems }).map((path) => ({
  name: path.split('/')[0],
  text: readFileSync(join(problems, path), 'utf8'),
}))
const formulasIn = (text: string) =>
  [...text.matchAll(/\$\$([^$]+)\$\$|\$([^$]+)\$/g)].map(([, own, inLine]) => own ?? inLine ?? '')

test.each(statements)('the formulas in the statement of $name say what KaTeX draws', ({ text }) => {
  for (const formula of formulasIn(text)) {
    const atoms = readFormula(formula)
    if (atoms) expect(signsOf(shown(atoms))).toBe(signsOf(textOfKatex(formula)))
  }
})

test('nearly all formulas of the statements need nothing larger', () => {
  const formulas = statements.flatMap(({ text }) => formulasIn(text))

  const simple = formulas.filter((formula) => readFormula(formula) !== null)

  expect(simple.length).toBeGreaterThan(0.95 * formulas.length)
})

/** The visible text alone, without spacing and without the marks of scripts and fractions. */
function signsOf(text: string | null): string {
  return (text ?? '').replaceAll('∣', '|').replace(/m(?:subsup|sub|sup|frac)\(|[(),\s\u2061]/g, '')
}

function textOfKatex(formula: string): string {
  const page = new DOMParser().parseFromString(renderToString(formula, { output: 'mathml' }), 'text/html')
  page.querySelector('annotation')?.remove()
  return page.body.textContent
}
