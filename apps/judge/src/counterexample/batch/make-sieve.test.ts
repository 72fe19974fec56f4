import type { Language } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { limitsOf } from '../../limits.ts'
import { exampleCase, type TestJudge } from '../../testing/test-judge.ts'
import { withJudge } from '../../testing/with-judge.ts'
import { makeSieve } from './make-sieve.ts'

let opened: TestJudge
withJudge.beforeAll(({ testJudge }) => {
  opened = testJudge
})

const limits = { timeMs: 1000, memoryBytes: 256 * 1024 * 1024, sameLimits: true }
const noSignal = new AbortController().signal
const rightCode = 'print(2 * int(input()))'
const validatorCode = 'exit(42 if int(input()) < 9 else 43)'

/** Runs the sieve on each batch in turn, for a program beside a right one in Python. */
async function hintsOf(language: Language, code: string, batches: readonly (readonly string[])[]) {
  await using held = new AsyncDisposableStack()
  const programOf = async (language: Language, code: string) => {
    const tool = opened.judge.toolchain.tools.get(language)
    if (!tool) throw new Error(`There is no compiler for ${language}.`)
    const sources = [{ name: 'source', bytes: Buffer.from(code) }]
    const { build } = held.use(await opened.judge.builds.acquire(tool, { language, sources }))
    if (build.kind === 'failed') throw new Error(build.message)
    return { tool, build, limits: limitsOf(language, limits) }
  }
  const sieve = makeSieve({
    sandbox: opened.judge.sandbox,
    programUnderTest: await programOf(language, code),
    reference: await programOf('python', rightCode),
    validators: [await programOf('python', validatorCode)],
    comparison: exampleCase('', '').comparison,
    hasSeveralAnswers: false,
  })
  const told: string[][] = []
  for (const inputs of batches)
    told.push([...(await sieve(inputs, noSignal))].map(([input, { kind }]) => `${input.trim()} ${kind}`))
  return told
}

test('the sieve passes what the program answers as the reference solution does, and tells what is wrong or invalid', {
  timeout: 60_000,
}, async () => {
  const code = 'n = int(input())\nif n in (3, 10): exit(1)\nprint(2 * n if n not in (4, 9) else 0)'

  const [hints] = await hintsOf('python', code, [['1\n', '3\n', '4\n', '5\n', '9\n', '10\n', 'x\n']])

  expect(hints?.toSorted()).toEqual(['1 passed', '10 refused', '4 failed', '5 passed', '9 refused'])
})

test('a program that makes up lines of the batch makes nothing pass', { timeout: 60_000 }, async () => {
  const code = `import os
print(7)
os.write(1, b"\\n7 0\\n")`

  const [hints] = await hintsOf('python', code, [['1\n', '2\n', '3\n']])

  expect(hints).toEqual(['1 failed', '2 failed', '3 failed'])
})

test('after two batches that no run got through, the program is not sieved again', {
  timeout: 60_000,
}, async () => {
  const code = `public class Main {
  public static void main(String[] arguments) throws Exception {
    int n = System.in.read() - '0';
    while (n == 1) ;
    System.out.println(2 * n);
  }
}`
  const endless = ['1\n', '2\n', '3\n']
  const right = ['2\n', '3\n', '4\n']

  expect(await hintsOf('java', code, [endless, right, endless, right])).toEqual([
    [],
    ['2 passed', '3 passed', '4 passed'],
    [],
    [],
  ])
})
