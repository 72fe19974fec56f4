import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { expect, test } from 'vitest'

const entry = new URL('./index.ts', import.meta.url).href
const opening = (format: string, level = 'info') =>
  `openLog({ level: '${level}', format: '${format}', isService: false }, 'judge')`

interface ProcessOutput {
  readonly output: string
  readonly errors: string
  readonly code: number | null
}

/** Runs a script that logs, and returns its output. */
async function run(script: string, output: 'pipe' | number = 'pipe'): Promise<ProcessOutput> {
  const code = `import { logOf, openLog } from '${entry}'\n${script}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', output, 'pipe'],
  })
  const written = { output: '', errors: '' }
  child.stdout?.on('data', (chunk) => {
    written.output += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    written.errors += String(chunk)
  })
  await once(child, 'close')
  return { ...written, code: child.exitCode }
}

test('in JSON a line has time, level, part, job and message', async () => {
  const { output } = await run(`${opening('json')}\nlogOf('queue').warn({ job: 'a-1' }, 'it goes back')`)

  expect(JSON.parse(output)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    part: 'queue',
    job: 'a-1',
    msg: 'it goes back',
  })
})

test('what is below the level is not written', async () => {
  const { output } = await run(
    `${opening('text', 'warn')}\nlogOf('judge').info('a')\nlogOf('judge').warn('b')`,
  )

  expect(output).toMatch(/^\S+ warn {2}judge: b\n$/)
})

test('a password within an address is not written', async () => {
  const script = `logOf('judge').error({ err: new Error('postgres://me:secret@host/db is away') }, 'no answer')`

  const { output } = await run(`${opening('json')}\n${script}`)

  expect(output).toContain('postgres://***@host/db is away')
  expect(output).not.toContain('secret')
})

test('a command that opens no log keeps its standard output for its answer', async () => {
  const { output, errors } = await run(`logOf('server').warn('careful')\nconsole.log('the answer')`)

  expect(output).toBe('the answer\n')
  expect(errors).toMatch(/warn {2}server: careful\n$/)
})

test('how the program broke is a line, too', async () => {
  const { output, code } = await run(`${opening('json')}\nthrow new Error('broken')`)

  expect(JSON.parse(output)).toMatchObject({ level: 'fatal', part: 'judge', err: { message: 'broken' } })
  expect(code).toBe(1)
})

test('a full disk does not end the program', async () => {
  await using full = await open('/dev/full', 'w')

  const lines = `for (let n = 0; n < 3; n++) logOf('judge').error('nobody reads this')`
  const { errors, code } = await run(`${opening('json')}\n${lines}\nconsole.error('goes on')`, full.fd)

  expect(errors).toContain('goes on')
  expect(code).toBe(0)
})
