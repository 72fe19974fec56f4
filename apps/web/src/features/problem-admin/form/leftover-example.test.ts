import { expect, test } from 'vitest'
import { findLeftoverExample, leftoverExampleText } from './leftover-example.ts'
import { newValues } from './problem-values.ts'

test('code of the example is found in each language, and what was written or emptied is not', () => {
  const { code } = newValues()
  const own = {
    ...code,
    cpp: { ...code.cpp, starter: 'int main() {}', reference: '' },
    python: { ...code.python, reference: 'print(1)' },
  }

  const left = findLeftoverExample({ code: own })

  expect(left).toEqual({ starters: ['java', 'python', 'javascript'], references: ['java', 'javascript'] })
  expect(leftoverExampleText(left)).toMatch(
    /^The starter code of Java, Python, JavaScript and the reference solution of Java, JavaScript is still/,
  )
})

test('nothing is said where nothing is left', () => {
  const code = { starter: '', reference: 'print(1)', video: '' }

  expect(findLeftoverExample({ code: { cpp: code, java: code, python: code, javascript: code } })).toBeNull()
})
