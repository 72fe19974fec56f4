import { test } from 'vitest'
import { openTestJudge } from './test-judge.ts'

/** Vitest's `test` with a judge that is opened once for a test file. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which other fixtures this one needs.
export const withJudge = test.extend('testJudge', { scope: 'file' }, async ({}, { onCleanup }) => {
  const opened = await openTestJudge()
  onCleanup(() => opened[Symbol.asyncDispose]())
  return opened
})
