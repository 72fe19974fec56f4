import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lockFile } from './file-lock.ts'

async function makePath() {
  return join(await mkdtemp(join(tmpdir(), 'codedojo-lock-')), 'lock')
}

test('a second holder is refused until the first lets go', async () => {
  const path = await makePath()
  const first = await lockFile(path, 0)

  const refused = await lockFile(path, 60)
  await first?.[Symbol.asyncDispose]()
  await using second = await lockFile(path, 0)

  expect(refused).toBeNull()
  expect(second).not.toBeNull()
})

test('what the holder wrote replaces what was there', async () => {
  const path = await makePath()
  await using lock = await lockFile(path, 0)

  await lock?.write('a longer first text')
  await lock?.write('second')

  expect(await readFile(path, 'utf8')).toBe('second')
})

test('the lock of a killed process is free at once', async () => {
  const path = await makePath()
  const entry = fileURLToPath(new URL('file-lock.ts', import.meta.url))
  const script = `import { lockFile } from ${JSON.stringify(entry)}
    globalThis.lock = await lockFile(${JSON.stringify(path)}, 0)
    console.log('locked')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const whileAlive = await lockFile(path, 0)

  child.kill('SIGKILL')
  await once(child, 'exit')
  await using afterwards = await lockFile(path, 0)

  expect(whileAlive).toBeNull()
  expect(afterwards).not.toBeNull()
})
