import type { Language } from '@codedojo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitsOf } from '../../limits.ts'
import { makeRetryBudget } from '../../run/retry-budget.ts'
import { exampleCase, openTestJudge, type TestJudge } from '../../testing/test-judge.ts'
import { makeSieve } from './make-sieve.ts'

let opened: TestJudge
beforeAll(async () => {
  opened = await openTestJudge()
}, 120_000)
afterAll(() => opened[Symbol.asyncDispose]())

const limits = { timeMs: 1000, memoryBytes: 256 * 1024 * 1024, sameForAll: true }
const noSignal = new AbortController().signal
const rightCode = 'print(2 * int(input()))'

/** Runs the sieve on each batch in turn, for a program beside a right one in Python. */
async function passing(language: Language, code: string, batches: readonly (readonly string[])[]) {
  await using held = new AsyncDisposableStack()
  const contestantOf = async (language: Language, code: string) => {
    const tool = opened.judge.toolchain.tools.get(language)
    if (!tool) throw new Error(`There is no compiler for ${language}.`)
    const sources = [{ name: 'source', bytes: Buffer.from(code) }]
    const { build } = held.use(await opened.judge.builds.acquire(tool, { language, sources }))
    if (build.kind === 'failed') throw new Error(build.message)
    return { tool, build, limits: limitsOf(language, limits), retryBudget: makeRetryBudget(0) }
  }
  const sieve = makeSieve({
    sandbox: opened.judge.sandbox,
    contestant: await contestantOf(language, code),
    reference: await contestantOf('python', rightCode),
    comparison: exampleCase('', '').comparison,
    hasSeveralAnswers: false,
  })
  const passed: string[][] = []
  for (const inputs of batches) passed.push([...(await sieve(inputs, noSignal))])
  return passed
}

test('the sieve passes what the program answers as the reference solution does', {
  timeout: 60_000,
}, async () => {
  const code = 'n = int(input())\nif n == 3: exit(1)\nprint(2 * n if n != 4 else 0)'

  expect(await passing('python', code, [['1\n', '3\n', '4\n', '5\n', 'x\n']])).toEqual([['1\n', '5\n']])
})

test('a program cannot change what the reference solution answers', { timeout: 60_000 }, async () => {
  const code = `import os
open("/tmp/answer", "w").write("7")
print(7)
os.write(1, b"\\n7 0\\n")`

  expect(await passing('python', code, [['1\n', '2\n', '3\n']])).toEqual([[]])
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

  expect(await passing('java', code, [endless, right, endless, right])).toEqual([[], right, [], []])
})
