import { join } from 'node:path'
import { readProblemPackage } from '@codedojo/problem-package'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestJudge, type TestJudge } from '../../apps/judge/src/testing/test-judge.ts'
import { tryMutants } from './try-mutants.ts'

const content = join(import.meta.dirname, '../../content/problems')

/** Defines tests that the cases of bundled problems detect small mistakes, with at most `most` mutants per solution. */
export function defineMutationTests(folders: readonly string[], most: number): void {
  let opened: TestJudge
  beforeAll(async () => {
    opened = await openTestJudge()
  }, 120_000)
  afterAll(() => opened[Symbol.asyncDispose]())

  test.each(folders)('%s rejects small mistakes in its solution', { timeout: 900_000 }, async (folder) => {
    const read = await readProblemPackage(join(content, folder))

    const tried = await Array.fromAsync(tryMutants(read, opened.judge, most))

    const gaps = tried.filter(({ gap }) => gap !== null)
    expect(gaps.map(({ mutant, gap }) => [mutant.line, mutant.change, gap?.input])).toEqual([])
    const rejected = tried.filter(({ verdict }) => verdict !== 'Accepted')
    expect(rejected.length).toBeGreaterThanOrEqual(Math.min(5, tried.length))
    const kinds = (some: typeof tried) => [...new Set(some.map(({ mutant }) => mutant.kind))].toSorted()
    expect(kinds(rejected).length).toBeGreaterThanOrEqual(Math.min(3, kinds(tried).length))
  })
}
