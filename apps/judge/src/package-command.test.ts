import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('a reader that has had enough ends it quietly', async () => {
  await using undo = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-package-'))
  undo.defer(() => rm(folder, { recursive: true }))
  const words = [join(import.meta.dirname, 'package-command.ts'), 'verify', join(folder, 'missing')]
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: folder }
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  const said = text(child.stderr)

  const [exitCode] = await once(child, 'exit')

  expect(await said).toBe('')
  expect(exitCode).toBe(141)
})
