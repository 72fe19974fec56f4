import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeStateFolder } from '../testing/test-box.ts'
import { openCommandPipe } from './command-pipe.ts'

test('an order that nobody has read is taken back, and the next one comes through alone', async () => {
  await using state = await makeStateFolder()
  const path = join(state.folder, 'pipe')
  execFileSync('mkfifo', [path])
  using pipe = openCommandPipe(path)

  pipe.write('first\n')
  pipe.clear()
  pipe.clear()
  pipe.write('second\n')

  expect(execFileSync('head', ['-n', '1', path], { encoding: 'utf8' })).toBe('second\n')
})

test('an order longer than the pipe is an error, not half an order', async () => {
  await using state = await makeStateFolder()
  const path = join(state.folder, 'pipe')
  execFileSync('mkfifo', [path])
  using pipe = openCommandPipe(path)
  const capacity = Number(readFileSync('/proc/sys/fs/pipe-max-size', 'utf8'))

  expect(() => pipe.write('x'.repeat(capacity + 1))).toThrow('too long')
})
