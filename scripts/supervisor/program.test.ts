import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, rmdir, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endOrphans } from './orphans.ts'
import { pidOf, readProcessIdentity } from './process-identity.ts'
import { keepRunning } from './program.ts'

async function makePlace() {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-program-'))
  const said: string[] = []
  return {
    said,
    logFolder: join(folder, 'logs'),
    pidFolder: join(folder, 'run'),
    say: (line: string) => said.push(line),
    warn: (line: string) => said.push(line),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

function programOf(script: string) {
  const argv = [process.execPath, '--eval', script] as const
  return { name: 'sample', argv, env: { PATH: '/usr/bin:/bin' }, patienceMs: 300 }
}

async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const found = await look().catch(() => null)
    if (found !== null) return found
    await sleep(10)
  }
}

const readPid = (folder: string) => until(() => readFile(join(folder, 'sample.pid'), 'utf8'))

test('a log that cannot be opened is told of, and the program starts once it can', async () => {
  await using place = await makePlace()
  await writeFile(place.logFolder, 'a file where the folder should be')

  const program = keepRunning(programOf(`setInterval(() => {}, 1000)`), place)
  await until(async () =>
    place.said.some((line) => /sample died .*(EEXIST|ENOTDIR)/.test(line)) ? true : null,
  )
  await rm(place.logFolder)
  const identity = await readPid(place.pidFolder)
  await program.stop()

  expect(await readProcessIdentity(pidOf(identity))).toBeNull()
})

test('a long log that cannot be put aside is told of once, until it can be', async () => {
  await using place = await makePlace()
  const log = join(place.logFolder, 'sample.log')
  const program = keepRunning(programOf(`setInterval(() => {}, 1000)`), { ...place, trimEveryMs: 20 })
  const tellings = () =>
    place.said.filter((line) => /sample\.log" cannot be put aside.*EISDIR/.test(line)).length
  await readPid(place.pidFolder)

  await mkdir(`${log}.1`)
  await truncate(log, 21 * 1024 * 1024)
  await until(async () => tellings() || null)
  await sleep(200)
  const whileHindered = tellings()
  await rmdir(`${log}.1`)
  await until(async () => ((await stat(log)).size === 0 ? true : null))
  await program.stop()

  expect(whileHindered).toBe(1)
})

test('a program that is killed runs again within two seconds, and its last words are told', async () => {
  await using place = await makePlace()
  const program = keepRunning(programOf(`console.log('ready'); setInterval(() => {}, 1000)`), place)
  const log = join(place.logFolder, 'sample.log')
  await until(async () => ((await readFile(log, 'utf8')).includes('ready') ? true : null))
  const first = await readPid(place.pidFolder)

  process.kill(pidOf(first), 'SIGKILL')
  const second = await until(async () => {
    const identity = await readFile(join(place.pidFolder, 'sample.pid'), 'utf8')
    return identity === first ? null : identity
  })
  await program.stop()

  expect(second).not.toBe(first)
  expect(place.said.join('\n')).toMatch(/sample died \(signal SIGKILL\)[\s\S]*ready/)
})

test('a program that does not heed the request to end is killed after its patience', async () => {
  await using place = await makePlace()
  const stubborn = `process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)`
  const program = keepRunning(programOf(stubborn), place)
  const log = join(place.logFolder, 'sample.log')
  await until(async () => ((await readFile(log, 'utf8')).includes('up') ? true : null))
  const identity = await readPid(place.pidFolder)

  await program.stop()

  expect(await readProcessIdentity(pidOf(identity))).toBeNull()
  await expect(readFile(join(place.pidFolder, 'sample.pid'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a program that cannot be started is reported, not thrown', async () => {
  await using place = await makePlace()
  const program = keepRunning({ ...programOf(''), argv: ['/no/such/program'] }, place)

  await until(async () => (place.said.length > 0 ? true : null))
  await program.stop()

  expect(place.said[0]).toContain('ENOENT')
})

test('what a killed supervisor left behind is ended by the next', async () => {
  await using place = await makePlace()
  const program = keepRunning(programOf('setInterval(() => {}, 1000)'), place)
  const identity = await readPid(place.pidFolder)

  const ended = await endOrphans(place.pidFolder)

  expect(ended).toEqual(['sample'])
  expect(await readProcessIdentity(pidOf(identity))).toBeNull()
  await program.stop()
})

/** A server that answers with its pid, and enters an infinite loop when asked to. */
const answering = (port: number) => `
  require('node:http').createServer((request, response) => {
    if (request.url === '/loop') for (;;);
    response.end(String(process.pid))
  }).listen(${port}, '127.0.0.1')`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function answerAt(address: URL): Promise<string> {
  return (await fetch(address, { signal: AbortSignal.timeout(500) })).text()
}

test.each([
  ['loops', (_: number, address: URL) => void answerAt(new URL('/loop', address)).catch(() => undefined)],
  ['was stopped', (pid: number) => process.kill(pid, 'SIGSTOP')],
])('a program that no longer answers because it %s is started again', async (_, silence) => {
  await using place = await makePlace()
  const port = await freePort()
  const address = new URL(`http://127.0.0.1:${port}/healthz`)
  const program = keepRunning(
    { ...programOf(answering(port)), watch: { address, everyMs: 50, silentMs: 500, startMs: 60_000 } },
    place,
  )
  const first = await until(() => answerAt(address))
  // Gives the watchdog time to see it, too.
  await sleep(500)

  silence(Number(first), address)
  const second = await until(async () => {
    const answer = await answerAt(address)
    return answer === first ? null : answer
  })
  await program.stop()

  expect(second).not.toBe(first)
  expect(place.said[0]).toBe('The sample has not answered for 0.5 s; it is ended.')
})

test('a program that has not answered yet has the time of a start', async () => {
  await using place = await makePlace()
  const port = await freePort()
  const address = new URL(`http://127.0.0.1:${port}/healthz`)
  const slow = `setTimeout(() => {${answering(port)}}, 3000)`
  const program = keepRunning(
    { ...programOf(slow), watch: { address, everyMs: 50, silentMs: 100, startMs: 60_000 } },
    place,
  )
  const identity = await readPid(place.pidFolder)

  const answer = await until(() => answerAt(address))
  await program.stop()

  expect(Number(answer)).toBe(pidOf(identity))
  expect(place.said).toEqual([])
})

test('a program that hangs before its first answer is started again', async () => {
  await using place = await makePlace()
  const address = new URL(`http://127.0.0.1:${await freePort()}/healthz`)
  const hanging = 'setInterval(() => {}, 1000)'
  const watch = { address, everyMs: 50, silentMs: 100, startMs: 1_000 }
  const program = keepRunning({ ...programOf(hanging), watch }, place)
  const first = pidOf(await readPid(place.pidFolder))

  const second = await until(async () => {
    const pid = pidOf(await readPid(place.pidFolder))
    return pid === first ? null : pid
  })
  await program.stop()

  expect(second).not.toBe(first)
  expect(place.said[0]).toBe('The sample has not answered for 1 s; it is ended.')
})

test('a program that waits when it is dead starts once it is asked to', async () => {
  await using place = await makePlace()
  const running = { ...programOf('setInterval(() => {}, 1000)'), waitsWhenDead: true as const }
  const program = keepRunning(running, place)
  const first = await readPid(place.pidFolder)
  process.kill(pidOf(first), 'SIGKILL')
  await until(async () => (place.said.some((line) => line.includes('starts again when')) ? true : null))

  program.restart()
  const second = await until(async () => {
    const identity = await readFile(join(place.pidFolder, 'sample.pid'), 'utf8')
    return identity === first ? null : identity
  })
  program.restart()
  await until(async () => ((await readProcessIdentity(pidOf(second))) === null ? true : null))
  await program.stop()

  expect(place.said).toHaveLength(1)
})
