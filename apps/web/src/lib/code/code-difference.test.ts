import { expect, test } from 'vitest'
import { codeDifference, countChanges, type DifferenceRow, foldDifference } from './code-difference.ts'

const exact = { ignoresSpace: false }
const blanks = { ignoresSpace: true }

/** A row as text: "= 1:1 text", "~ 2:2 old → [new]", "- 3 text", "+ 4 text". */
function told({ isSame, left, right }: DifferenceRow): string {
  if (left && right) {
    const place = `${left.number}:${right.number}`
    return isSame ? `= ${place} ${right.text}` : `~ ${place} ${marked(left)} → ${marked(right)}`
  }
  const [sign, line] = left ? ['-', left] : ['+', right]
  return `${isSame ? '=' : sign} ${line?.number} ${line?.text}`
}

function marked({ text, marks }: NonNullable<DifferenceRow['left']>): string {
  return marks.reduceRight(
    (words, { from, to }) => `${words.slice(0, from)}[${words.slice(from, to)}]${words.slice(to)}`,
    text,
  )
}

test.each([
  ['a\nb\n', 'a\nb\n', ['= 1:1 a', '= 2:2 b']],
  ['a\nc', 'a\nb\nc', ['= 1:1 a', '+ 2 b', '= 2:3 c']],
  ['a\r\nb\r\n', 'a\nb', ['= 1:1 a', '= 2:2 b']],
  ['if a <= b:', 'if a < b:', ['~ 1:1 if a <[=] b: → if a < b:']],
  ['best = min(a, b)', 'best = max(a, c)', ['~ 1:1 best = [min](a, [b]) → best = [max](a, [c])']],
  ['import sys', 'x = 1', ['~ 1:1 import sys → x = 1']],
  ['größe = 1', 'größe = 2', ['~ 1:1 größe = [1] → größe = [2]']],
])('%j became %j', (left, right, rows) => {
  expect(codeDifference(left, right, exact).map(told)).toEqual(rows)
})

test.each([
  ['a=1\n\tb', 'a = 1\n    b\n', ['= 1:1 a = 1', '= 2:2     b']],
  ['a\nb', 'a\n\nb', ['= 1:1 a', '= 2 ', '= 2:3 b']],
  ['f(a,b)', 'f( a, c )', ['~ 1:1 f(a,[b]) → f( a, [c] )']],
])('without their blanks %j became %j', (left, right, rows) => {
  expect(codeDifference(left, right, blanks).map(told)).toEqual(rows)
})

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`)

test('what is far from a change is folded away, and everything is in one part', () => {
  const before = numbered(40)
  const after = before.with(9, 'changed').with(30, 'too')

  const rows = codeDifference(before.join('\n'), after.join('\n'), exact)
  const parts = foldDifference(rows)

  expect(parts.map(({ isFolded, rows: { length } }) => [isFolded, length])).toEqual([
    [true, 6],
    [false, 7],
    [true, 14],
    [false, 7],
    [true, 6],
  ])
  expect(parts.flatMap((part) => part.rows)).toEqual(rows)
  expect(countChanges(rows)).toEqual({ removed: 2, added: 2 })
})

test('a few equal lines are not worth a fold', () => {
  const before = numbered(13)
  const after = before.with(0, 'changed').with(10, 'too')

  const parts = foldDifference(codeDifference(before.join('\n'), after.join('\n'), exact))

  expect(parts.map(({ isFolded }) => isFolded)).toEqual([false])
})
