import { randomUUID } from 'node:crypto'
import { connect, type Database } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { judgeDialogue } from '../judge-dialogue.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { cacheProblems } from './problem-cache.ts'
import { dialogueOfJob } from './submission-of-job.ts'

let opened: TestJudge
let database: Database
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(() => database[Symbol.asyncDispose]())

const limits = { timeMs: 2000, memoryBytes: 128 * 1024 * 1024, outputBytes: 1024 * 1024 }
const interactor = {
  role: 'output_validator',
  program: 'output_validators/secret.py',
  language: 'python',
  name: 'secret.py',
  content: Buffer.from('raise SystemExit("the interactor ran")'),
} as const

test('a dialogue needs no interactor, and each answer ends with one line end, an empty one too', async () => {
  const problemId = await addProblem(database, {
    validation: { outputFlags: [], inputFlags: [], limits, isInteractive: true },
    files: [interactor],
    cases: [{ in: '700\n', out: '', isVisible: true }],
  })
  await using asJudge = connect(database.url, { role: 'codedojo_judge' })
  const cached = await cacheProblems(asJudge).read({ problemId, revision: 1 })
  if (!cached) throw new Error('The problem is missing.')
  const answers = ['one', 'two\n', '', 'a\r\nb']

  const dialogue = dialogueOfJob(
    {
      ...{ id: randomUUID(), attempt: 1, tries: 1, userId: randomUUID(), packageHash: null, mode: 'stdin' },
      ...{ kind: 'dialogue', problemId, problemRevision: 1, isContest: false, expectedMs: 0 },
      ...{ language: 'python', code: 'print([input() for _ in range(5)], flush=True)\ninput()' },
      customInputs: answers.map((text) => JSON.stringify({ text, afterBytes: 0 })),
    },
    cached,
  )
  const outcome = await judgeDialogue(dialogue, opened.judge, { onProgress: () => {} })

  expect(outcome.dialogue).toMatchObject({ state: 'waiting', given: 4 })
  expect(outcome.dialogue?.transcript.lines.at(-1)).toEqual({
    by: 'program',
    text: "['one', 'two', '', 'a', 'b']",
  })
})
