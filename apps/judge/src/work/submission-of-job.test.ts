import { randomUUID } from 'node:crypto'
import type { Outcome } from '@codedojo/contract'
import type { ClaimedJob } from '@codedojo/db'
import { expect, test } from 'vitest'
import { judgeSubmission } from '../judge-submission.ts'
import type { TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'
import { submissionOfLesson } from './submission-of-job.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

function run(change: Partial<Pick<ClaimedJob, 'language' | 'code' | 'customInputs'>>): Promise<Outcome> {
  const claim = {
    id: randomUUID(),
    attempt: 1,
    tries: 1,
    expectedMs: 0,
    userId: randomUUID(),
    packageHash: null,
    mode: 'stdin' as const,
  }
  const place = { kind: 'lesson', problemId: null, problemRevision: 0, isContest: false } as const
  const program = { language: 'python', code: 'print(input())', customInputs: ['5'] } as const
  return judgeSubmission(submissionOfLesson({ ...claim, ...place, ...program, ...change }), opened.judge, {
    onProgress: () => {},
  })
}

test('a program of a lesson runs once on its input, and nothing says what it should print', async () => {
  const { status, cases } = await run({})

  expect(status).toBe('Accepted')
  expect(cases).toMatchObject([{ kind: 'custom', stdout: '5\n', expected: null, exitCode: 0 }])
})

test.each([
  ['an endless loop', { code: 'while True: pass' }, 'Time Limit Exceeded'],
  ['much memory', { code: 'x = b"1" * (1 << 30)' }, 'Memory Limit Exceeded'],
  ['an exception', { code: 'import sys\nprint("no", file=sys.stderr)\nsys.exit(3)' }, 'Runtime Error'],
  ['code that does not compile', { language: 'cpp', code: 'int main() { return x; }' }, 'Compilation Error'],
] as const)('%s is told by its verdict', async (_, change, status) => {
  expect(await run(change)).toMatchObject({ status })
})
