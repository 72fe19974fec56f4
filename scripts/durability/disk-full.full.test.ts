import { execFile } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { languages } from '@codedojo/contract'
import { connect } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import { expect, test } from 'vitest'
import { startIn } from '../../e2e/installation.ts'
import { checkHistory } from './check-history.ts'
import type { History } from './history.ts'
import { type Learner, signUp } from './learner.ts'
import { readDatabaseState } from './read-database-state.ts'
import { addSumProblem, sumProgram } from './sum-problem.ts'

// The test fills a disk of its own, and mounting one requires root.
const isRoot = process.geteuid?.() === 0
const run = promisify(execFile)
const fullForMs = 30_000

async function mountDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  await chmod(folder, 0o755)
  return {
    folder,
    [Symbol.asyncDispose]: async () => {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true })
    },
  }
}

/** Fills a disk completely; disposing frees the space again. */
async function fill(folder: string) {
  const path = join(folder, 'filler')
  await using file = await open(path, 'w')
  const block = Buffer.alloc(1024 * 1024)
  const hasRoom = async () => (await file.write(block).catch(() => ({ bytesWritten: 0 }))).bytesWritten > 0
  while (await hasRoom());
  return { [Symbol.asyncDispose]: () => rm(path) }
}

/** Submits one program per language, each until it is acknowledged and judged. */
async function submitAll(learner: Learner, problemId: string): Promise<void> {
  for (const [index, language] of languages.entries()) {
    const code = sumProgram(language, 'right', `${learner.userId} ${index}`)
    const id = await learner.submit({ problemId, language, code, expected: 'Accepted' })
    await learner.untilJudged(id)
  }
}

test.runIf(isRoot)(
  'a disk that is full for a while costs nothing but time',
  async () => {
    await using disk = await mountDisk(700)
    const dataFolder = join(disk.folder, 'data')
    const installation = await startIn(dataFolder, { SUBMIT_LIMIT_PER_MINUTE: '1000000' })
    try {
      const { url } = await startEmbedded({ dataFolder, log: () => {} })
      await using database = connect(url)
      const problemId = await addSumProblem(database)
      const history: History = { intents: [], observations: [] }
      const place = { history, url: () => installation.url, answerWithinMs: 8000 }
      const learners = await Array.fromAsync({ length: 6 }, () => signUp(place))

      const submitted = learners.map((learner) => submitAll(learner, problemId))
      {
        await sleep(1000)
        await using _full = await fill(disk.folder)
        await sleep(fullForMs)
      }
      await Promise.all(submitted)

      expect(history.intents).toHaveLength(learners.length * languages.length)
      expect(checkHistory(history, await readDatabaseState(database, [problemId]))).toEqual([])
    } finally {
      await installation.stop()
    }
  },
  600_000,
)
