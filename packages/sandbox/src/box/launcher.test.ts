import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** Opens files until only two more are allowed, then starts a launcher. */
const crowded = `
  import { closeSync, openSync } from 'node:fs'
  import { startLauncher } from '${new URL('launcher.ts', import.meta.url)}'
  import { findTools } from '${new URL('tools.ts', import.meta.url)}'
  const tools = await findTools()
  const opened = []
  try { for (;;) opened.push(openSync('/dev/null')) } catch {}
  for (const file of opened.slice(0, 2)) closeSync(file)
  const owner = { uid: process.geteuid(), isOwnUser: true }
  const memory = { enterBy: [] }
  const reason = await startLauncher({ owner, tools, memory, joinFiles: [], folders: [] }).then(() => 'it started', (error) => error)
  for (const file of opened.slice(2)) closeSync(file)
  console.log(reason.name + ': ' + reason.message)
`

test('a process that may open no more files is told so, and lives', async () => {
  const words = [
    '-c',
    'ulimit -n 60 && exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '-e',
    crowded,
  ]

  const { stdout } = await run('sh', words)

  expect(stdout).toMatch(/^SandboxError: A launcher could not be started: .*EMFILE/)
})
