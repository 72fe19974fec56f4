import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { exportProblem, findProblemsToExport } from './export-problem.ts'
import { importFromDisk } from './import-from-disk.ts'

const { problem } = schema

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await startApp()
  await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  await server.database.queries.delete(problem)
  folder = await mkdtemp(join(tmpdir(), 'codedojo-same-folder-'))
  const judge = await judgeJobs(server.database, () => ({}))
  return async () => {
    await judge[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  }
})

/** A foreign package in a folder that is always called `p`. */
async function packageCalled(title: string, uuid?: string): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'from-')), 'p')
  const files = {
    'problem.yaml': `name: ${title}\n${uuid === undefined ? '' : `uuid: ${uuid}\n`}`,
    '.timelimit': '1',
    'problem_statement/problem.en.tex': 'Print it.\n',
    'data/secret/1.in': '2\n',
    'data/secret/1.ans': '2\n',
    'submissions/accepted/a.py': 'print(input())\n',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), text)
  }
  return path
}

const bringIn = (path: string, replace = false) =>
  importFromDisk(server.context, { path, replace, asDraft: false, skipInputValidators: false })
const stored = () =>
  server.database.queries
    .select({ id: problem.id, slug: problem.slug, title: problem.title, version: problem.version })
    .from(problem)
    .orderBy(problem.number)
async function exported(id: string): Promise<string> {
  const [row] = await findProblemsToExport(server.database, [id])
  if (!row) throw new Error('The problem is not there.')
  const path = join(folder, 'exported.zip')
  await pipeline((await exportProblem(server.database, row, null)).zip, createWriteStream(path))
  return path
}
const rename = (id: string, title: string) =>
  server.database.queries.update(problem).set({ title }).where(eq(problem.id, id))

test('two packages whose folders are called alike are two problems, whether they may replace or not', async () => {
  await bringIn(await packageCalled('One'))
  await bringIn(await packageCalled('Two'))
  await bringIn(await packageCalled('Three'), true)

  expect(await stored()).toMatchObject([
    { slug: 'p', title: 'One', version: 1 },
    { slug: 'p-2', title: 'Two', version: 1 },
    { slug: 'p-3', title: 'Three', version: 1 },
  ])
})

test('a package is recognised behind the number that its name got, and by a title that was changed here', async () => {
  await bringIn(await packageCalled('One'))
  const { _id: id } = await bringIn(await packageCalled('Two'))
  await rename(id, 'Two, renamed')

  await expect(bringIn(await packageCalled('Two'))).rejects.toMatchObject({
    code: 'package_exists',
    message: expect.stringContaining('"Two, renamed"'),
  })
  expect(await bringIn(await packageCalled('Two'), true)).toMatchObject({ _id: id, isNew: false })
  expect(await stored()).toHaveLength(2)
})

test('a package that has a uuid is recognised by it whatever it is called, and its export too', async () => {
  const uuid = '5CA6BA5B-9D5F-4EFF-8AAC-0DA1F3F0A001'
  const first = await bringIn(await packageCalled('One', uuid))

  await expect(bringIn(await packageCalled('Better', uuid))).rejects.toMatchObject({
    code: 'package_exists',
    message: expect.stringMatching(/^The problem "One" has the uuid of this package\..*another uuid/),
  })
  const better = await bringIn(await packageCalled('Better', uuid), true)
  const back = await bringIn(await exported(first._id), true)

  expect([better, back]).toMatchObject([
    { _id: first._id, title: 'Better', isNew: false },
    { _id: first._id, isNew: false },
  ])
  expect(await stored()).toMatchObject([{ slug: 'p', version: 3 }])
})
