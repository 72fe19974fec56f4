import { type Language, languages } from '@codedojo/contract'
import { describe, expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'
import { findFunctions } from './find-functions.ts'
import { normalizeProgram, readSolutions, readStarters } from './testing/starter-programs.ts'

const problems = [
  'bell-foundry',
  'first-echo',
  'lost-spaces',
  'one-stick-of-dynamite',
  'packing-list',
] as const

/** The starter code of a problem, and the function that a solution writes into it. */
function writtenIn(problem: string, language: Language) {
  const starter = readStarters(problem).find((one) => one.language === language)?.code ?? ''
  const solution = readSolutions(problem).find((one) => one.language === language)?.code ?? ''
  const names = findFunctions(starter, language).map(({ name }) => name)
  const written = findFunctions(solution, language).find(
    ({ name }) => name !== 'main' && names.includes(name),
  )
  return { starter, name: written?.name ?? '', code: solution.slice(written?.from, written?.to) }
}

const asClass = {
  cpp: (code) => `class Solution {\npublic:\n${code}\n};\n`,
  java: (code) => `class Solution {\n${code.replace('static ', '')}\n}\n`,
  python: (code) => `class Solution:\n${code.replace('(', '(self, ').replaceAll(/^/gm, '    ')}\n`,
  javascript: (code) => `class Solution {\n${code.replace('function ', '')}\n}\n`,
} as const satisfies Record<Language, (code: string) => string>

describe.each(problems)('of %s', (problem) => {
  test.each(languages)('the function in %s takes the place of the one that is to be written', (language) => {
    const { starter, name, code } = writtenIn(problem, language)

    const [program = ''] = fillTemplate(code, language, starter)

    const found = findFunctions(program, language).filter((one) => one.name === name)
    expect(found).toHaveLength(1)
    expect(normalizeProgram(program)).toContain(normalizeProgram(code))
  })

  test.each(languages)('the only method of a class in %s takes its place, too', (language) => {
    const { starter, code } = writtenIn(problem, language)
    const call = language === 'python' ? 'print(Solution().solve([1, 2]))\n' : ''

    const programs = fillTemplate(`${asClass[language](code)}${call}`, language, starter)

    expect(programs.map(normalizeProgram)).toContain(
      normalizeProgram(fillTemplate(code, language, starter)[0] ?? ''),
    )
  })
})

test('a function takes the place of one whose name is written in the way of another language', () => {
  const frame = 'def last_one(a):\n    return 0\n\ndef other(a):\n    return 1\n\nprint(last_one([1]))\n'

  const [program] = fillTemplate('def lastOne(a):\n    return a[-1]\n', 'python', frame)

  expect(program).toContain('def last_one(a):\n    return a[-1]')
  expect(program).toContain('def other(a):')
})

test('what a fragment uses without importing it is imported', () => {
  const frame = 'def f(a):\n    return 0\n\nprint(f([1]))\n'

  const [program] = fillTemplate('def f(a: List[int]):\n    return heapq.nsmallest(2, a)\n', 'python', frame)

  expect(program?.split('\n').slice(0, 2)).toEqual(['from typing import *', 'import heapq'])
})

test('a fragment without a function and without a result fits nowhere', () => {
  expect(fillTemplate('x = 1\ny = 2', 'python', 'def f(a):\n    return 0\n\nprint(f(1))')).toEqual([])
})
