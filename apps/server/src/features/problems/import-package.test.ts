import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Problem, problemDetailsSchema } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { PackageError } from '@codedojo/problem-package'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'
import { importPackage } from './import-package.ts'

const folder = resolve(import.meta.dirname, '../../../../../content/problems/first-echo')

test('a package whose title another problem has is refused with the reason', async () => {
  await using server = await startApp()
  const first = await importPackage(server.database, folder)
  const admin = await server.signUpAdmin()
  await admin.send('DELETE', `/problem/delete/${first.id}`)
  await server.addProblem({ title: first.title.toUpperCase() })

  const refused = importPackage(server.database, folder)

  await expect(refused).rejects.toThrow(PackageError)
  await expect(refused).rejects.toThrow(`There is already a problem with the title "${first.title}".`)
})

test('importing a package again replaces the problem that came from it', async () => {
  await using server = await startApp()
  const first = await importPackage(server.database, folder)

  const second = await importPackage(server.database, folder)

  expect(second).toEqual({ ...first, isNew: false })
})

test('a package whose test groups compare differently is refused with the reason', async () => {
  await using server = await startApp()
  await using mixed = await foreignPackage({
    'data/secret/testdata.yaml': 'output_validator_flags: float_tolerance 1e-4\n',
  })

  const refused = importPackage(server.database, mixed.folder)

  await expect(refused).rejects.toThrow(PackageError)
  await expect(refused).rejects.toThrow(/different output validator flags.*"(sample|secret)\/1"/)
  expect(await server.database.queries.$count(schema.problem)).toBe(0)
})

test('a memory limit of no whole number of KB is rounded', async () => {
  await using server = await startApp()
  await using fractional = await foreignPackage({
    'problem.yaml': 'name: Foreign\nlimits: {memory: 100.0007}\n',
  })

  const { id } = await importPackage(server.database, fractional.folder)

  const [row] = await server.database.queries.select().from(schema.problem).where(eq(schema.problem.id, id))
  expect(row?.memoryLimitKb).toBe(102_401)
})

test('an imported problem can be sent back as it was read, and its oddities only there', async () => {
  await using server = await startApp()
  await using odd = await foreignPackage({
    'problem.yaml':
      'name: Foreign\nlimits: {time_limit: 60, memory: 8192}\nvalidator_flags: float_tolerance 0\n',
    'data/sample/1.in': '',
    'data/secret/1.in': '',
  })
  const { id } = await importPackage(server.database, odd.folder)
  const admin = await server.signUpAdmin()
  const read = (await admin.get(`/problem/problemById/${id}`)).json<Problem>()
  const update = (change: object) => admin.send('PUT', `/problem/update/${id}`, { ...read, ...change })
  const fieldsOf = async (change: object) =>
    problemDetailsSchema.parse((await update(change)).json()).errors.map(({ field }) => field)
  const [visible] = read.visibleTestCases

  const same = await update({})

  expect([same.statusCode, same.json()]).toMatchObject([200, { _id: id }])
  expect((await admin.get(`/problem/problemById/${id}`)).json()).toEqual({
    ...read,
    updatedAt: expect.any(String),
  })
  expect((await update({ title: 'Renamed', timeLimitMs: 3000 })).statusCode).toBe(200)
  expect(await fieldsOf({ timeLimitMs: 60_000 })).toEqual(['timeLimitMs'])
  expect(
    await fieldsOf({ timeLimitMs: 3000, visibleTestCases: [visible, { ...visible, output: '2' }] }),
  ).toEqual(['visibleTestCases.1.input', 'visibleTestCases.1.explanation'])
  expect(await fieldsOf({ timeLimitMs: 3000, hiddenTestCases: [{ input: '', output: '' }] })).toEqual([
    'hiddenTestCases.0.output',
  ])
})

/** A package of somebody else, with the given files changed or added. */
async function foreignPackage(files: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-import-'))
  const all = {
    'problem.yaml': 'name: Foreign\n',
    'problem_statement/problem.en.tex': '\\problemname{Foreign}\nPrint the number.\n',
    'data/sample/1.in': '1\n',
    'data/sample/1.ans': '1\n',
    'data/secret/1.in': '2\n',
    'data/secret/1.ans': '2\n',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
