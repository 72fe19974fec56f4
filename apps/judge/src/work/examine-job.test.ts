import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ClaimedJob, Database } from '@codedojo/db'
import { storeFiles } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import { createZipStream } from '@codedojo/problem-package'
import { afterAll, expect, test } from 'vitest'
import { makeBuildCache } from '../build/build-cache.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { examineJob } from './examine-job.ts'

let opened: TestJudge
let database: Database
withJudge.beforeAll(async ({ testJudge }) => {
  opened = testJudge
  database = await cloneDatabase()
}, 120_000)
afterAll(async () => {
  await database[Symbol.asyncDispose]()
})

const untimed = {
  'problem.yaml': 'problem_format_version: 2025-09\nname: Echo\nlimits: {time_resolution: 0.1}\n',
  'problem_statement/problem.en.md': 'Print it.\n',
  'data/secret/1.in': '5\n',
  'data/secret/1.ans': '5\n',
  'submissions/accepted/echo.py': 'print(input())\n',
}

/** Claims the job for an upload of these files under this name. */
async function jobOf(files: Readonly<Record<string, string>>, name: string): Promise<ClaimedJob> {
  const entries = Object.entries(files).map(([path, text]) => ({
    path,
    content: async () => Buffer.from(text),
  }))
  const content = await buffer(createZipStream(entries))
  const [packageHash = null] = await database.queries.transaction((tx) => storeFiles(tx, [content]))
  return {
    ...{
      id: randomUUID(),
      kind: 'examine',
      userId: randomUUID(),
      problemId: randomUUID(),
      problemRevision: 1,
    },
    ...{
      language: 'python',
      code: name,
      customInputs: [],
      isContest: false,
      expectedMs: 0,
      attempt: 1,
      tries: 1,
      packageHash,
      mode: 'stdin',
    },
  }
}

test('a judge that is told to stop gives no outcome of an examination that it has begun', async () => {
  const stop = new AbortController()
  const place = {
    ...{ database, parts: opened.judge, signal: stop.signal },
    onProgress: () => stop.abort(new Error('The judge stops.')),
  }

  await expect(examineJob(place, await jobOf(untimed, 'echo.zip'))).rejects.toThrow('The judge stops.')
})

test('an uploaded package lies where the next start removes what a killed judge leaves', async () => {
  const { judge } = opened
  const seen = new Set<string>()
  const acquire: typeof judge.sandbox.acquire = async (signal) => {
    for (const path of await readdir(judge.ownFolder, { recursive: true })) seen.add(basename(path))
    return judge.sandbox.acquire(signal)
  }
  const sandbox = { ...judge.sandbox, acquire }
  await using builds = makeBuildCache(sandbox)
  const place = {
    ...{ database, parts: { ...judge, sandbox, builds }, signal: new AbortController().signal },
    onProgress: () => {},
  }

  await examineJob(place, await jobOf(untimed, 'echo.zip'))

  expect([...seen]).toContain('echo.zip')
  expect(await readdir(judge.ownFolder)).toEqual([])
})

test('a package is called as its file is, whatever folders the name of the file claims', async () => {
  const place = {
    ...{ database, parts: opened.judge, signal: new AbortController().signal },
    onProgress: () => {},
  }

  const { status, examined } = await examineJob(place, await jobOf(untimed, 'folder/echo.zip'))

  expect(status).toBe('Accepted')
  expect(examined).toMatchObject({ isRefused: false, timeLimit: { timeMs: expect.any(Number) } })
})
