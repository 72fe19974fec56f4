import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { killProcesses } from './processes.ts'

test('a process is killed by its number, and one that has ended is no error', async () => {
  const child = spawn('sleep', ['60'])
  const ended = once(child, 'exit')

  killProcesses([child.pid ?? -1])
  expect((await ended)[1]).toBe('SIGKILL')

  killProcesses([child.pid ?? -1])
})

test('a process of another container, which the kernel shows as 0, is never killed: that would be ourselves', () => {
  expect(() => killProcesses([0])).toThrow(/another container/)
})
