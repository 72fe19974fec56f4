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
  const missing = Array.from({ length: 50 }, (_, index) => join(folder, `missing-${index}`))
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'package-command.ts'), 'verify', ...missing],
    { env: { PATH: '/usr/bin:/bin', DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const said = text(child.stderr)
  child.stdout.once('data', () => child.stdout.destroy())

  const [exitCode] = await once(child, 'exit')

  expect(await said).toBe('')
  expect(exitCode).toBe(141)
})
