import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** A supervisor that forwards the log of a server, which writes these lines. */
const script = (folder: string, lines: readonly string[]) => `
  import { appendFile } from 'node:fs/promises'
  import { openLog } from '@codedojo/log'
  import { forwardLog } from '${new URL('./forward-log.ts', import.meta.url).href}'
  openLog({ level: 'info', format: 'json', isService: false }, 'supervisor')
  await using passed = await forwardLog('${folder}/server.log', 'server')
  await appendFile('${join(folder, 'server.log')}', ${JSON.stringify(`${lines.join('\n')}\n`)})
`

test('lines of JSON are passed on as they are, and others within one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-pass-on-'))
  const line = JSON.stringify({ level: 'info', part: 'server', msg: 'listening' })
  const words = ['--input-type=module', '--eval', script(folder, [line, '', 'Error: broken'])]

  const child = spawn(process.execPath, words, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await text(child.stdout)

  const [first = '', second = '', ...others] = said.trimEnd().split('\n')
  expect(first).toBe(line)
  expect(JSON.parse(second)).toMatchObject({ level: 'error', part: 'server', msg: 'Error: broken' })
  expect(others).toEqual([])
  await rm(folder, { recursive: true })
})
