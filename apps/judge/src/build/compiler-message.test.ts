import type { Language } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { judgeExample, type TestJudge } from '../testing/test-judge.ts'
import { withJudge } from '../testing/with-judge.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

test.each<{ language: Language; code: string; what: string; told: string }>([
  { language: 'cpp', code: 'int main() { int }', what: 'a line', told: 'where' },
  { language: 'java', code: 'class Main { int', what: 'a line', told: 'where' },
  { language: 'java', code: '', what: 'nothing', told: 'why' },
  { language: 'python', code: 'print(1)\nx = [1:2', what: 'a line', told: 'where' },
])('who sends $language with a fault of $what is pointed to what the compiler says', async (sent) => {
  const outcome = await judgeExample(opened.judge, sent)

  expect(outcome).toMatchObject({
    status: 'Compilation Error',
    errorMessage: `The program does not compile; the compiler says ${sent.told}.`,
  })
})
