import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastSavedVersion } from '../testing/last-saved-version.ts'
import {
  contentFolder,
  expectSameAfterRoundTrip,
  exportTo,
  openRoundTrip,
  type RoundTrip,
  thereAndBack,
} from '../testing/round-trip.ts'
import { importPackage } from './import-package.ts'

/** Of the packages of the library with the same files and folders two; the others are alike. `round-trip.full.test.ts` takes all. */
const listed = (await readdir(contentFolder)).toSorted().map(async (slug) => ({
  slug,
  entries: (await readdir(join(contentFolder, slug))).toSorted().join(' '),
}))
const kinds = Map.groupBy(await Promise.all(listed), ({ entries }) => entries)
const own = [...kinds.values()].flatMap((alike) => alike.slice(0, 2).map(({ slug }) => slug))

let trip: RoundTrip
beforeAll(async () => {
  trip = await openRoundTrip()
})
afterAll(() => trip[Symbol.asyncDispose]())

test.each(own)('%s is the same after export and import', (slug) => expectSameAfterRoundTrip(trip, slug))

test('a package of somebody else is the same after export and import', async () => {
  const path = join(trip.folder, 'foreign')
  await writeAll(path, {
    'problem.yaml': [
      'name: Straße  der Türme',
      'validation: custom',
      'validator_flags: a b',
      'author: A. Nobody, B. Somebody',
      'source: A contest',
      'source_url: https://example.org',
      'rights_owner: The authors',
      'license: cc by-sa',
      'limits: {memory: 100.0007, output: 16, validation_time: 3, validation_memory: 512}',
    ].join('\n'),
    'problem_statement/problem.en.tex':
      '\\problemname{Foreign}\nPrint it. $a_{1}$\n\\includegraphics[width=3cm]{tower.png}\n',
    'problem_statement/tower.png': Buffer.from([0x89, 0x50, 0, 0xff]),
    'data/sample/1.in': '1\n',
    'data/sample/1.ans': '1\n',
    'data/secret/small/1.in': Buffer.from([0xff, 0xfe, 0, 0x0a]),
    'data/secret/small/1.ans': '',
    'data/secret/small/testdata.yaml': 'input_validator_flags: --max 5\n',
    'data/secret/large/1.in': '2\r\n',
    'data/secret/large/1.ans': '2\n',
    'data/secret/large/testdata.yaml': 'output_validator_flags: exact\ninput_validator_flags: --max 100\n',
    'output_validators/check.cpp': '#include "testlib.h"\n',
    'output_validators/testlib.h': '// shared\n',
    'output_validators/second/main.py': 'print(1)\n',
    'output_validators/second/part/more.py': '\0',
    'input_format_validators/check.py': 'print(2)\n',
    'include/python/grader.py': '# grader\n',
    'include/default/any.txt': 'any\n',
    'submissions/accepted/a.py': 'print(input())\n',
    'submissions/accepted/b.cc': 'int main() {}\n',
  })

  const { before, again, after } = await thereAndBack(trip, path)

  expect(before).toMatchObject({
    columns: {
      title: 'Straße der Türme',
      sameLimits: true,
      keepsCarriageReturns: false,
      timeLimitMs: 3000,
      timeLimitBasis: { multiplier: 5 },
      validation: { inputFlags: null, inputFlagsOfCases: { 'secret/small/1': ['--max', '5'] } },
      description: expect.stringContaining('(/api/problem/<id>/asset/tower.png)'),
    },
    cases: [{ name: 'sample/1' }, { validatorFlags: ['exact'] }, { name: 'secret/small/1' }],
  })
  expect(before.files).toHaveLength(10)
  expect(before.assets).toHaveLength(1)
  expect(again).toEqual({ ...before, version: 2 })
  expect(after).toEqual(before)
})

test('a package with a comparison of its own for a group is the same after export and import', async () => {
  const path = join(trip.folder, 'mixed')
  await writeAll(path, {
    'problem.yaml': 'name: Mixed\nvalidator_flags: case_sensitive float_absolute_tolerance 1e-7\n',
    '.timelimit': '2.5',
    'problem_statement/problem.en.tex': '\\problemname{Mixed}\nPrint it.\n',
    'data/sample/1.in': '1\n',
    'data/sample/1.ans': '1\n',
    'data/secret/1.in': '2\n',
    'data/secret/1.ans': '2\n',
    'data/secret/b/1.in': '3\n',
    'data/secret/b/1.ans': '3\n',
    'data/secret/b/testdata.yaml': 'output_validator_flags: space_change_sensitive\n',
  })

  const { before, again, after } = await thereAndBack(trip, path)

  expect(before.cases.map(({ comparison }) => comparison?.spaceSensitive)).toEqual([
    undefined,
    undefined,
    true,
  ])
  expect(again).toEqual({ ...before, version: 2 })
  expect(after).toEqual(before)
})

test('a problem made in the browser, edited and half finished, is the same after export and import', async () => {
  const { database } = trip.server
  const admin = await trip.server.signUpAdmin()
  const { _id: id } = (
    await admin.send('POST', '/problem/create', {
      title: 'Über  zwei',
      status: 'draft',
      tags: 'Math,C++,a b',
      description: '',
      visibleTestCases: [{ input: '2\n', output: '', explanation: 'line\r\n  two: "x"\n' }],
      hiddenTestCases: [
        { input: 'b', output: 'b' },
        { input: 'a', output: 'a' },
      ],
      referenceSolution: [
        { language: 'cpp', completeCode: '', video: 'https://example.org/v' },
        { language: 'java', completeCode: 'class Main {}' },
      ],
      startCode: [{ language: 'python', initialCode: '\uFEFF#' }],
      languageLimits: { python: { timeMs: 3333, memoryKb: 16_385 } },
      hints: ['  - one\n', ': two'],
      showFailingCase: false,
    })
  ).json<{ _id: string }>()
  const before = await lastSavedVersion(database, id)
  const file = await exportTo(trip, id, 'made.zip')

  const replaced = await importPackage(database, file)

  expect(replaced).toEqual({ id, slug: 'uber-zwei', title: 'Über zwei', isNew: false })
  expect(await lastSavedVersion(database, id)).toEqual({ ...before, version: 2, slug: null })
  await admin.send('DELETE', `/problem/delete/${id}`)
  const { id: newId } = await importPackage(database, file)
  expect(await lastSavedVersion(database, newId)).toEqual({ ...before, slug: 'uber-zwei' })
})

async function writeAll(path: string, files: Readonly<Record<string, string | Buffer>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), text)
  }
}

test('a draft without a difficulty has none after export and import', async () => {
  const { database } = trip.server
  const admin = await trip.server.signUpAdmin()
  const body = { title: 'Half a thought', status: 'draft' }
  const { _id } = (await admin.send('POST', '/problem/create', body)).json<{ _id: string }>()
  const file = await exportTo(trip, _id, 'half-a-thought.zip')
  await admin.send('DELETE', `/problem/delete/${_id}`)

  const { id } = await importPackage(database, file)

  expect((await admin.get(`/problem/problemById/${id}`)).json()).toMatchObject({
    ...{ title: 'Half a thought', status: 'draft', difficulty: '' },
  })
})
