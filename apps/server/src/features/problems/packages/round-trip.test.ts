import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@codedojo/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { lastSavedVersion } from '../testing/last-saved-version.ts'
import { exportProblem, findProblemsToExport } from './export-problem.ts'
import { importPackage } from './import-package.ts'

const content = resolve(import.meta.dirname, '../../../../../../content/problems')
/** A sample of the library: its packages are alike, and each is imported three times here. */
const own = (await readdir(content)).toSorted().filter((_, at) => at % 6 === 0)

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await startApp()
  folder = await mkdtemp(join(tmpdir(), 'codedojo-round-trip-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await server[Symbol.asyncDispose]()
})

async function exportTo(database: Database, id: string, name: string): Promise<string> {
  const [row] = await findProblemsToExport(database, [id])
  if (!row) throw new Error('The problem is not there.')
  const path = join(folder, name)
  await pipeline((await exportProblem(database, row, null)).zip, createWriteStream(path))
  return path
}

/** Imports a package, exports it, deletes the problem and imports the export. */
async function thereAndBack(path: string) {
  const { database } = server
  const admin = await server.signUpAdmin()
  const basis = {
    slowest: { submission: 'accepted/a.py', language: 'python' as const, case: 'secret/1', cpuMs: 420.5 },
    ...{ multiplier: 5, resolutionMs: 1000, tools: { python: 'Python 3.11' }, measuredOn: '2026-01-31' },
    warnings: ['slow.py must be too slow: "not" really'],
  }
  const derivedTimeLimit = { timeMs: 3000, timeSource: 'derived on 2026-01-31: …', basis }
  const first = await importPackage(database, path, { derivedTimeLimit })
  const before = await lastSavedVersion(database, first.id)
  const file = await exportTo(database, first.id, `${first.slug} (1).zip`)
  const replaced = await importPackage(database, file)
  const again = await lastSavedVersion(database, replaced.id)
  await admin.send('DELETE', `/problem/delete/${first.id}`)
  const second = await importPackage(database, file)
  const after = await lastSavedVersion(database, second.id)
  return { first, before, replaced, again, second, after }
}

test.each(own)('%s is the same after export and import', async (slug) => {
  const { first, before, replaced, again, second, after } = await thereAndBack(join(content, slug))

  expect(before.cases.length).toBeGreaterThan(2)
  expect(replaced).toEqual({ ...first, isNew: false })
  expect(again).toEqual({ ...before, version: 2 })
  expect(second.slug).toBe(slug)
  expect(second.id).not.toBe(first.id)
  expect(after).toEqual(before)
})

test('a package of somebody else is the same after export and import', async () => {
  const path = join(folder, 'foreign')
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

  const { before, again, after } = await thereAndBack(path)

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
  const path = join(folder, 'mixed')
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

  const { before, again, after } = await thereAndBack(path)

  expect(before.cases.map(({ comparison }) => comparison?.spaceSensitive)).toEqual([
    undefined,
    undefined,
    true,
  ])
  expect(again).toEqual({ ...before, version: 2 })
  expect(after).toEqual(before)
})

test('a problem made in the browser, edited and half finished, is the same after export and import', async () => {
  const { database } = server
  const admin = await server.signUpAdmin()
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
  const file = await exportTo(database, id, 'made.zip')

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
  const { database } = server
  const admin = await server.signUpAdmin()
  const body = { title: 'Half a thought', status: 'draft' }
  const { _id } = (await admin.send('POST', '/problem/create', body)).json<{ _id: string }>()
  const file = await exportTo(database, _id, 'half-a-thought.zip')
  await admin.send('DELETE', `/problem/delete/${_id}`)

  const { id } = await importPackage(database, file)

  expect((await admin.get(`/problem/problemById/${id}`)).json()).toMatchObject({
    ...{ title: 'Half a thought', status: 'draft', difficulty: '' },
  })
})
