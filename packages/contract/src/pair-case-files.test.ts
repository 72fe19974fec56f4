import { expect, test } from 'vitest'
import { pairCaseFiles } from './pair-case-files.ts'

test.each([
  { files: ['01.in', '01.out'], pair: ['01', '01.in', '01.out'] },
  { files: ['01.ans', '01.in'], pair: ['01', '01.in', '01.ans'] },
  { files: ['01.in.txt', '01.out.txt'], pair: ['01', '01.in.txt', '01.out.txt'] },
  { files: ['01.IN', '01.Out'], pair: ['01', '01.IN', '01.Out'] },
  {
    files: ['data/secret/a.b.in', 'data/secret/a.b.ans'],
    pair: ['data/secret/a.b', 'data/secret/a.b.in', 'data/secret/a.b.ans'],
  },
  { files: ['input/01.txt', 'output/01.txt'], pair: ['01', 'input/01.txt', 'output/01.txt'] },
  { files: ['t/Inputs/7', 't/Outputs/7'], pair: ['t/7', 't/Inputs/7', 't/Outputs/7'] },
  { files: ['in/3.in', 'out/3.out'], pair: ['3', 'in/3.in', 'out/3.out'] },
  { files: ['input00.txt', 'output00.txt'], pair: ['00', 'input00.txt', 'output00.txt'] },
  {
    files: ['input/input00.txt', 'output/output00.txt'],
    pair: ['00', 'input/input00.txt', 'output/output00.txt'],
  },
])('$files is one case', ({ files, pair: [name, input, output] }) => {
  expect(pairCaseFiles(files)).toEqual({
    pairs: [{ name, input, output }],
    lone: [],
    repeated: [],
    others: [],
  })
})

test('cases stand in the order of their numbers', () => {
  const names = ['10.in', '10.out', '9.in', '9.out', '1.in', '1.out']

  expect(pairCaseFiles(names).pairs.map(({ name }) => name)).toEqual(['1', '9', '10'])
})

test.each([
  ['12.in', '12.out'],
  ['12.ans', '12.in'],
  ['12.in.txt', '12.out.txt'],
  ['input07.txt', 'output07.txt'],
  ['input/x.txt', 'output/x.txt'],
])('%s alone says that %s is missing', (name, missing) => {
  expect(pairCaseFiles([name]).lone).toEqual([{ name, missing }])
})

test('files of the same number in different folders are different cases', () => {
  const { pairs, lone } = pairCaseFiles(['a/1.in', 'a/1.out', 'b/1.in'])

  expect(pairs.map(({ name }) => name)).toEqual(['a/1'])
  expect(lone).toEqual([{ name: 'b/1.in', missing: '1.out' }])
})

test('a second output of a case is told, not chosen between', () => {
  const paired = pairCaseFiles(['1.in', '1.out', '1.ans'])

  expect(paired.pairs).toEqual([{ name: '1', input: '1.in', output: '1.out' }])
  expect(paired.repeated).toEqual([{ name: '1.ans', first: '1.out' }])
})

test('what no rule takes for a part of a case is left over', () => {
  expect(pairCaseFiles(['readme.txt', '.in', 'generator.py', 'x.output']).others).toEqual([
    'readme.txt',
    '.in',
    'generator.py',
    'x.output',
  ])
})
