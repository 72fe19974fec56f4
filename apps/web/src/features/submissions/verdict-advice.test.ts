import { verdicts } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { adviceFor, crashWords } from './verdict-advice.ts'

const limit = { timeMs: 1500, memoryKb: 256 * 1024 }
const limits = { cpp: limit, java: limit, python: { ...limit, timeMs: 4500 }, javascript: limit }

test.each([
  [{ signal: 'SIGSEGV', exitCode: null }, 'SIGSEGV. Segmentation fault'],
  [{ signal: 'SIGUSR1', exitCode: null }, 'SIGUSR1. The program was ended by this signal.'],
  [{ signal: null, exitCode: 3 }, 'exit code 3'],
])('a crash of %j is told in words', (crash, words) => {
  expect(crashWords(crash)).toContain(words)
})

test('nothing is said about an end that is not known', () => {
  expect(crashWords({ signal: null, exitCode: null })).toBeNull()
})

test('an exceeded limit names the limit of the language', () => {
  expect(adviceFor('Time Limit Exceeded', 'python', limits)).toContain('4.5 s')
  expect(adviceFor('Memory Limit Exceeded', 'cpp', limits)).toContain('256 MB')
})

test('every verdict but Accepted comes with advice', () => {
  const silent = verdicts.filter((verdict) => adviceFor(verdict, 'cpp', limits) === null)

  expect(silent).toEqual(['Accepted'])
})
