import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Problem } from '@codedojo/contract'
import { finishJudgeJob, runWorkers, schema } from '@codedojo/db'
import { registerJudge } from '@codedojo/db/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { judgeJobs } from '../../../testing/judge-jobs.ts'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { giveUpWithoutJudge } from '../../submissions/index.ts'
import { importFromDisk } from './import-from-disk.ts'

let server: TestApp
let admin: Visitor
let folder: string
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  await server.database.queries.delete(schema.problem)
  folder = await mkdtemp(join(tmpdir(), 'codedojo-disk-'))
  return () => rm(folder, { recursive: true })
})

const files = {
  'problem.yaml': 'name: From disk\n',
  '.timelimit': '1',
  'problem_statement/problem.en.tex': '\\problemname{From disk}\nPrint it.\n',
  'data/sample/1.in': '1\n',
  'data/sample/1.ans': '1\n',
  'data/secret/1.in': '2\n',
  'data/secret/1.ans': '2\n',
  'submissions/accepted/a.py': 'print(input())\n',
} as const

async function write(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const path = join(folder, 'from-disk')
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), text)
  }
  return path
}

const options = { replace: false, asDraft: false, skipInputValidators: false }
const bringIn = async (
  changed: Readonly<Record<string, string>> = {},
  wanted: Partial<typeof options> = {},
) => importFromDisk(server.context, { ...options, ...wanted, path: await write(changed) })
const readBack = async (id: string) => (await admin.get(`/problem/problemById/${id}`)).json<Problem>()
const wrongOnHidden = () =>
  judgeJobs(server.database, (one) => (one.isVisible ? {} : { status: 'Wrong Answer' }))

test('a package is published once the judges of the installation accept its solutions', async () => {
  await using _judge = await judgeJobs(server.database, () => ({}))

  const imported = await bringIn()

  expect(imported).toMatchObject({ title: 'From disk', isNew: true, status: 'published' })
  expect(imported.findings).toEqual([expect.stringMatching(/^Difficulty and tag were assumed/)])
  const { auditEvent } = schema
  const events = server.database.queries.select({ actorId: auditEvent.actorId }).from(auditEvent)
  expect(await events.where(eq(auditEvent.subjectId, imported._id))).toEqual([{ actorId: null }])
})

test('a package whose solution is not Accepted becomes a draft that says why', async () => {
  await using _judge = await wrongOnHidden()

  const imported = await bringIn()

  expect(imported.status).toBe('draft')
  expect(imported.findings[0]).toMatch(/only administrators see.*Python.*Wrong Answer on hidden case 1/)
  expect((await readBack(imported._id)).status).toBe('draft')
})

test('a problem that is there is replaced only when that is asked for, and never hidden by a wrong solution', async () => {
  const { _id } = await (async () => {
    await using _judge = await judgeJobs(server.database, () => ({}))
    return await bringIn()
  })()
  await using _judge = await wrongOnHidden()

  await expect(bringIn()).rejects.toMatchObject({ code: 'package_exists', message: /"From disk"/ })
  const replacing = bringIn({ 'data/secret/1.ans': '3\n' }, { replace: true })
  await expect(replacing).rejects.toMatchObject({ code: 'reference_rejected' })
  expect(await readBack(_id)).toMatchObject({ status: 'published', version: 1 })
})

test('where no judge takes the work the command is told so, and nothing is left behind', async () => {
  await server.database.queries.delete(schema.judge)
  const jobs = giveUpWithoutJudge(server.database, server.context.jobs, 1)

  const imported = importFromDisk({ ...server.context, jobs }, { ...options, path: await write() })

  await expect(imported).rejects.toMatchObject({ code: 'unavailable', message: /No judge.*npm start/ })
  const { problem, problemVersion, judgeJob } = schema
  const { queries } = server.database
  expect([await queries.$count(problem), await queries.$count(problemVersion)]).toEqual([0, 0])
  expect(await queries.$count(judgeJob)).toBe(0)
})

test('a folder is packed for the judge that must examine it', async () => {
  const before = await server.database.queries.$count(schema.storedFile)
  await using _judge = await judgeJobs(server.database, () => ({}))

  const imported = bringIn({ '.timelimit': '' })

  await expect(imported).rejects.toMatchObject({ code: 'unavailable', message: /could not be examined/ })
  expect(await server.database.queries.$count(schema.storedFile)).toBe(before + 1)
})

test('a package one of whose other accepted programs is not Accepted becomes a draft that names it', async () => {
  const rejection = 'submissions/accepted/b.py must be Accepted and got Wrong Answer on data/secret/1.'
  const workers = runWorkers(server.database, {
    judgeId: await registerJudge(server.database),
    concurrency: 1,
    judgeJob: async (job) => {
      await finishJudgeJob(server.database, job, {
        ...{ status: 'Accepted', cases: [], passed: 0, total: 0, runtimeMs: 0, memoryKb: 0 },
        ...{ compileMessage: null, errorMessage: null, limitsEnforced: true },
        examined: { isRefused: false, lines: [], timeLimit: null, rejections: [rejection] },
      })
    },
  })

  const imported = await bringIn({ 'submissions/accepted/b.py': 'print(1)\n' })
  await workers.drain()

  expect(imported.status).toBe('draft')
  expect(imported.findings.filter((finding) => finding.includes(rejection))).toEqual([
    `It is a draft, which only administrators see. ${rejection}`,
  ])
})
