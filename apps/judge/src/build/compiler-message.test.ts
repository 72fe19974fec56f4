import { expect, test } from 'vitest'
import { judgeExample, openTestJudge } from '../testing/test-judge.ts'

test('who sends an empty file is not told to look for a place in it', async () => {
  await using opened = await openTestJudge()

  const empty = await judgeExample(opened.judge, { language: 'java', code: '' })
  const broken = await judgeExample(opened.judge, { language: 'java', code: 'class Main { int' })

  expect(empty).toMatchObject({
    status: 'Compilation Error',
    errorMessage: 'The program does not compile; the compiler says why.',
  })
  expect(broken.errorMessage).toBe('The program does not compile; the compiler says where.')
})
