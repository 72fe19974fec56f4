import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { groupOfSubtask, type ScoreGroup, scoringOfSubtasks } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { readProblemPackage } from '../read-problem-package.ts'
import { exampleFolder } from '../testing/example-package.ts'
import { packageEntries } from './package-entries.ts'
import type { CaseToWrite, PackageToWrite } from './package-to-write.ts'
import { settingPlaces } from './settings-files.ts'
import { writeProblemPackage } from './write-problem-package.ts'
import { createZipStream } from './zip-stream.ts'

const bytes = (text: string) => Buffer.from(text)
const case_ = (name: string, more: Partial<CaseToWrite> = {}): CaseToWrite => ({
  isVisible: name.startsWith('sample'),
  name,
  title: null,
  input: bytes(`${name}\n`),
  output: bytes('1\n'),
  comparison: null,
  validatorFlags: null,
  group: null,
  ...more,
})

const problem: PackageToWrite = {
  folderName: 'two-bells',
  uuid: '0197f2a0-0000-7000-8000-000000000001',
  title: 'Two Bells',
  number: 7,
  difficulty: 'easy',
  tags: ['Math', 'Sums of two'],
  alsoCalled: ['Two Sum', 'A + B (easy)'],
  status: 'published',
  publishAt: null,
  statementLanguage: 'en',
  translations: [],
  description: 'Add. ![a bell](bell.svg)\n',
  pictures: [{ name: 'bell.svg', content: bytes('<svg/>') }],
  attribution: 'Author: A. Nobody · Source: A contest (https://example.org) · Licence: cc by-sa',
  hints: ['Look: "twice"\n  at it.\n'],
  editorial: '',
  explanations: ['One.'],
  startCode: [{ language: 'python', initialCode: '' }],
  referenceSolution: [
    { language: 'python', completeCode: '\uFEFFprint(1)\n', video: 'https://example.org/1' },
    { language: 'cpp', completeCode: 'int main() {}\r\n' },
  ],
  signature: {
    texts: { function: 'ring(bells: string): string', input: 'bells...\n', output: 'result or none' },
    solutions: [{ language: 'python', code: 'def ring(bells): return "a"\n' }],
  },
  knownMistakes: [{ path: 'wrong_answer/one.py', code: '# Wrong: prints 1.\nprint(1)\n' }],
  showFailingCase: false,
  timeLimitMs: 1234,
  timeLimitSource: 'set by an admin',
  timeLimitBasis: null,
  memoryLimitKb: 262_145,
  outputLimitBytes: 1_000_001,
  sameLimits: true,
  keepsCarriageReturns: true,
  languageLimits: { python: { timeMs: 3777 } },
  comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: 1e-7, floatRelative: null },
  validation: null,
  programs: [],
  scoring: null,
  cases: [case_('sample/1'), case_('secret/a'), case_('secret/b', { input: Buffer.from([0, 0xff]) })],
}

async function readBack(written: PackageToWrite) {
  await using example = await exampleFolder({})
  const path = join(example.folder, 'downloaded (1).zip')
  await writeFile(path, await buffer(writeProblemPackage(written)))
  return await readProblemPackage(path)
}

test('what is written is read again', async () => {
  const read = await readBack(problem)

  expect(read).toMatchObject({
    folderName: 'two-bells',
    format: '2025-09',
    name: 'Two Bells',
    uuid: problem.uuid,
    attribution: problem.attribution,
    license: 'cc by-sa',
    comparison: problem.comparison,
    starters: [{ language: 'python', code: '' }],
    editorial: null,
    referenceSolutions: [
      { language: 'python', code: '\uFEFFprint(1)\n' },
      { language: 'cpp', code: 'int main() {}\r\n' },
    ],
    limits: { timeMs: 1234, memoryBytes: 262_145 * 1024, outputBytes: 1_000_001 },
    signature: problem.signature?.texts,
    functionSolutions: problem.signature?.solutions,
    knownMistakes: [{ ...problem.knownMistakes[0], language: 'python', sentence: 'prints 1' }],
    codedojo: {
      number: 7,
      tags: problem.tags,
      also_called: problem.alsoCalled,
      hints: problem.hints,
      explanations: { 1: 'One.' },
      show_failing_case: false,
      same_limits: true,
      language_limits: { python: { time_limit: 3.777 } },
      reference_solutions: [{ language: 'python', video: 'https://example.org/1' }, { language: 'cpp' }],
    },
  })
  expect(read.statements[0]?.markdown).toBe(problem.description)
  expect(read.assets.map(({ name, bytes: content }) => [name, String(content)])).toEqual([
    ['bell.svg', '<svg/>'],
  ])
  expect(read.cases.map(({ name, input }) => [name, [...input]])).toEqual([
    ['sample/1', [...bytes('sample/1\n')]],
    ['secret/a', [...bytes('secret/a\n')]],
    ['secret/b', [0, 0xff]],
  ])
  expect(read.findings).toEqual([])
})

test.each([
  [1000, 1000],
  [1500, 500],
  [1234, 2],
  [3000, 1000],
])(
  'a time limit of %i ms is written as a multiple of a resolution of %i ms, which the format asks for',
  async (timeLimitMs, resolutionMs) => {
    const { limits } = await readBack({ ...problem, timeLimitMs })

    expect(limits).toMatchObject({ timeMs: timeLimitMs, derivation: { resolutionMs } })
  },
)

test('titles are read again, from the names of the files where these say the same', async () => {
  const cases = [
    case_('sample/1', { title: 'n = 1, k > 1' }),
    case_('secret/01-all-equal', { title: 'all equal' }),
    case_('secret/02-first-goes-back', { title: '' }),
    case_('secret/03-older-than-titles'),
  ]

  const read = await readBack({ ...problem, cases })

  expect(read.codedojo?.case_titles).toEqual({ 'sample/1': 'n = 1, k > 1', 'secret/02-first-goes-back': '' })
})

test('the same problem gives the same bytes', async () => {
  const once = await buffer(writeProblemPackage(problem))
  const again = await buffer(writeProblemPackage({ ...problem }))

  expect(once.equals(again)).toBe(true)
  expect(once.length).toBeGreaterThan(1000)
})

test('cases keep an order that their names do not give, and their names', async () => {
  const cases = [case_('sample/2'), case_('sample/1'), case_('secret/1'), case_('', { isVisible: false })]

  const read = await readBack({ ...problem, cases, explanations: ['Two', 'One'] })

  expect(read.cases.map(({ input }) => String(input))).toEqual([
    'sample/2\n',
    'sample/1\n',
    'secret/1\n',
    '\n',
  ])
  expect(read.codedojo?.case_names).toEqual({
    'sample/01': 'sample/2',
    'sample/02': 'sample/1',
    'secret/01': 'secret/1',
    'secret/02': '',
  })
  expect(read.codedojo?.explanations).toEqual({ '01': 'Two', '02': 'One' })
})

test.each([
  'secret/../../escape',
  'secret//absolute',
  'secret/.hidden',
  'secret/-dash',
  'secret/test_group',
  'secret/back\\slash',
  'secret/new\nline',
  'secret/a.files/b',
])('a case called "%s" gets a path of its own', (name) => {
  const paths = packageEntries({ ...problem, cases: [case_('sample/1'), case_(name)] }).map(
    ({ path }) => path,
  )

  expect(paths).toContain('data/sample/1.in')
  expect(paths).toContain('data/secret/01.in')
})

test('programs of a legacy package go back into one, with what each is called with', async () => {
  const program = (
    role: 'output_validator' | 'input_validator',
    path: string,
    name: string,
    text: string,
  ) => ({
    ...{ role, program: path, language: 'python' as const, name, content: bytes(text) },
  })
  const written: PackageToWrite = {
    ...problem,
    programs: [
      program('output_validator', 'output_validators/a.py', 'a.py', 'print 1'),
      program('output_validator', 'output_validators/b', 'b.py', ''),
      program('output_validator', 'output_validators/b', 'sub/c.py', ''),
      program('input_validator', 'input_format_validators/v.py', 'v.py', ''),
      { role: 'include', program: 'python', language: 'python', name: 'lib.py', content: bytes('#') },
    ],
    validation: {
      outputFlags: ['tolerance', '1e-6'],
      inputFlags: null,
      inputFlagsOfCases: { 'secret/b': ['max', '5'] },
      limits: { timeMs: 2500, memoryBytes: 1_000_000, outputBytes: 3_000_000 },
    },
    cases: [case_('sample/1'), case_('secret/a'), case_('secret/b', { validatorFlags: ['exact'] })],
  }

  const read = await readBack(written)

  expect(read.format).toBe('legacy')
  expect(
    read.validation.outputValidators.map(({ path, sources }) => [path, sources.map(({ name }) => name)]),
  ).toEqual([
    ['output_validators/a.py', ['a.py']],
    ['output_validators/b', ['b.py', 'sub/c.py']],
  ])
  expect(read.validation.inputValidators.map(({ path }) => path)).toEqual(['input_format_validators/v.py'])
  expect(read.validation.limits).toEqual(written.validation?.limits)
  expect(read.includes.map(({ language, files }) => [language, files.map(({ name }) => name)])).toEqual([
    ['python', ['lib.py']],
  ])
  expect(read.cases.map(({ validatorFlags, inputFlags }) => [validatorFlags, inputFlags])).toEqual([
    [['tolerance', '1e-6'], []],
    [['tolerance', '1e-6'], []],
    [['exact'], ['max', '5']],
  ])
  expect(read.comparison).toEqual(problem.comparison)
  expect(read.cases.every(({ comparison }) => comparison === read.comparison)).toBe(true)
  expect(read.codedojo?.output_validator_args).toEqual(['tolerance', '1e-6'])
})

test('an unfinished draft is written and read, too', async () => {
  const read = await readBack({
    ...problem,
    ...{ status: 'draft', title: 'A  draft\u00a0', tags: [], description: '', cases: [], explanations: [] },
    ...{ startCode: [], referenceSolution: [], pictures: [], attribution: 'Found at A · B' },
  })

  expect(read).toMatchObject({
    name: 'A draft',
    attribution: 'Found at A · B',
    cases: [],
    comparison: problem.comparison,
    codedojo: { status: 'draft', tags: [] },
  })
})

test('a setting is written for the largest folders whose cases agree', () => {
  const places = settingPlaces(
    [
      { path: 'data/sample/1', value: [] },
      { path: 'data/secret/easy/1', value: ['a'] },
      { path: 'data/secret/easy/2', value: ['a'] },
      { path: 'data/secret/hard/1', value: ['b'] },
      { path: 'data/secret/hard/2', value: [] },
    ],
    [],
  )

  expect(places).toEqual([
    { kind: 'group', path: 'data/secret/easy', value: ['a'] },
    { kind: 'case', path: 'data/secret/hard/1', value: ['b'] },
  ])
})

test('a case that cannot be fetched ends the archive with its error', async () => {
  const broken = createZipStream([
    { path: 'a', content: async () => bytes('a') },
    { path: 'b', content: () => Promise.reject(new Error('the case is gone')) },
  ])

  await expect(buffer(broken)).rejects.toThrow('the case is gone')
})

const formScoring = scoringOfSubtasks([
  { title: 'n is at most 1000', points: 40, rule: 'all' },
  { title: '', points: 60, rule: 'sum' },
])
const needing = groupOfSubtask({ name: 'secret/large', title: '', points: 1, rule: 'min' })
const leaf = (name: string, more: Partial<ScoreGroup>): ScoreGroup => ({
  ...groupOfSubtask({ name, title: '', points: 10, rule: 'sum' }),
  ...more,
})
const legacyTree = leaf('data', {
  points: 45.5,
  counts: 'all',
  stops: true,
  groups: [
    leaf('sample', { points: 0.5, rule: 'max', counts: 'any' }),
    leaf('secret', {
      title: 'the "whole"',
      points: 45,
      groups: [
        leaf('secret/a', { points: 15, rule: 'avg' }),
        leaf('secret/b', { points: 30, counts: 'all' }),
      ],
    }),
  ],
})

test.each([
  ['of the form', formScoring, ['secret/01', 'secret/02', 'secret/02']],
  [
    'that require others',
    leaf('secret', {
      points: 1,
      rule: 'min',
      requires: ['sample'],
      groups: [
        groupOfSubtask({ name: 'secret/easy', title: 'Easy: "1"', points: 99, rule: 'all' }),
        { ...needing, requires: ['sample', 'secret/easy'] },
      ],
    }),
    ['secret/easy', 'secret/easy', 'secret/large'],
  ],
  [
    'that are passed or failed together',
    leaf('secret', { points: 7, rule: 'all', counts: 'all', stops: true }),
    Array(3).fill('secret'),
  ],
  ['of a legacy tree', legacyTree, ['secret/a', 'secret/b', 'secret/b']],
])('points %s are read again', async (_, scoring, groups) => {
  const cases = [
    case_('sample/1', { group: 'sample' }),
    ...groups.map((group) => case_('', { group, isVisible: false })),
  ]

  const read = await readBack({ ...problem, scoring, cases })

  expect(read.scoring).toEqual(scoring)
  expect(read.cases.map(({ group }) => group)).toEqual(['sample', ...groups])
  expect(read.findings).toEqual([])
})
