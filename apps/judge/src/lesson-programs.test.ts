import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ProgramBlock, parseNotes } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { judgeSubmission } from './judge-submission.ts'
import type { TestJudge } from './testing/test-judge.ts'
import { withJudge } from './testing/with-judge.ts'
import { submissionOfLesson } from './work/submission-of-job.ts'

// The sample courses: every program of their lessons is run as a learner runs it.

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const folder = fileURLToPath(new URL('../../../content/courses', import.meta.url))
const lessons = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .toSorted()
  .map((path) => ({ path, ...parseNotes(readFileSync(join(folder, path), 'utf8')) }))
const blocks = lessons.flatMap(({ path, parts }) =>
  parts.filter((part) => part.kind === 'program').map((block) => [`${path}, ${block.block}`, block] as const),
)

test('each lesson has a program and a quiz, and nothing in it that cannot be read', () => {
  const faulty = lessons.filter(({ parts, findings }) => {
    const kinds = new Set(parts.map(({ kind }) => kind))
    return findings.length > 0 || !kinds.has('program') || !kinds.has('quiz')
  })

  expect(lessons).toHaveLength(10)
  expect(faulty.map(({ path, findings }) => [path, findings])).toEqual([])
})

test('each block is there in Python and C++ at least', () => {
  const lacking = blocks.filter(([, { programs }]) => {
    const languages = programs.map(({ language }) => language)
    return !languages.includes('python') || !languages.includes('cpp')
  })

  expect(lacking.map(([name]) => name)).toEqual([])
})

test.each(blocks)(
  'the programs of %s end well and print the same',
  { timeout: 120_000 },
  async (_, block) => {
    const printed = new Set(await Promise.all(block.programs.map((program) => outputOf(program, block))))

    expect([...printed]).toEqual([expect.stringMatching(/^(?=.*\S)(?!.*failed)/)])
  },
)

/** The output of a program, with all whitespace normalised. */
async function outputOf(
  { language, code }: ProgramBlock['programs'][number],
  { input }: ProgramBlock,
): Promise<string> {
  const place = {
    id: '',
    userId: '',
    problemId: null,
    problemRevision: 0,
    packageHash: null,
    mode: 'stdin',
  } as const
  const claim = {
    kind: 'lesson',
    mode: 'stdin',
    attempt: 1,
    tries: 1,
    expectedMs: 0,
    isContest: false,
  } as const
  const job = { ...place, ...claim, language, code, customInputs: [input ?? ''] }
  const outcome = await judgeSubmission(submissionOfLesson(job), opened.judge, { onProgress: () => {} })
  const [ran] = outcome.cases
  if (outcome.status !== 'Accepted')
    return `${language} failed: ${outcome.status} ${outcome.compileMessage ?? ''} ${ran?.stderr ?? ''}`
  return ran?.stdout?.split(/\s+/).filter(Boolean).join(' ') ?? ''
}
