import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { openSandbox, warmBoxesPerSlot } from './open-sandbox.ts'
import { makeProcessKey } from './state/process-key.ts'
import { openStateFolder } from './state/state-folder.ts'
import { boxEndMs } from './testing/box-end-ms.ts'
import { slowness } from './testing/slowness.ts'
import { makeStateFolder, openTestSandbox, runInSandbox } from './testing/test-box.ts'

const holder = fileURLToPath(new URL('testing/hold-boxes.ts', import.meta.url))

test('a closed sandbox leaves no process, cgroup, mount or folder', async () => {
  const mountsBefore = readFileSync('/proc/self/mountinfo', 'utf8')
  const opened = await openTestSandbox(2)
  const [key = ''] = readdirSync(join(opened.stateFolder, 'boxes'))
  const cgroups = usual(recordedCgroups(opened.stateFolder, key))
  await using box = await opened.sandbox.acquire()
  await runInSandbox(opened.sandbox, { argv: ['/bin/true'], folder: await box.makeFolder() })
  // One cgroup may be in the process of being recreated.
  await expect.poll(() => cgroups.filter(existsSync)).toEqual(cgroups)
  const family = descendantsOf(process.pid)
  expect(family.length).toBeGreaterThanOrEqual(4)

  await opened.sandbox[Symbol.asyncDispose]()

  expect(cgroups.length).toBeGreaterThan(0)
  expect(cgroups.filter(existsSync)).toEqual([])
  expect(readdirSync(join(opened.stateFolder, 'boxes'))).toEqual([])
  expect(family.filter(isAlive)).toEqual([])
  expect(readFileSync('/proc/self/mountinfo', 'utf8')).toBe(mountsBefore)
  await opened[Symbol.asyncDispose]()
})

test('when the process of the sandbox is killed, its boxes die with it and are swept at the next start', async () => {
  await using state = await makeStateFolder()
  const child = await holdBoxes(state.folder)
  const [key = ''] = readdirSync(join(state.folder, 'boxes'))
  const cgroups = usual(recordedCgroups(state.folder, key))
  const family = descendantsOf(child.pid ?? 0)
  expect(family.length).toBeGreaterThanOrEqual(10)

  child.kill('SIGKILL')

  await expect.poll(() => family.filter(isAlive), { timeout: boxEndMs, interval: 20 }).toEqual([])
  expect(cgroups.filter(existsSync)).toEqual(cgroups)

  const next = await openSandbox({ slotCount: 1, stateFolder: state.folder })
  expect(readdirSync(join(state.folder, 'boxes'))).not.toContain(key)
  expect(cgroups.filter(existsSync)).toEqual([])
  await next[Symbol.asyncDispose]()
})

test('programs that were paused when its process was killed end at the next start at the latest', async () => {
  await using state = await makeStateFolder()
  const child = await holdBoxes(state.folder)
  const [key = ''] = readdirSync(join(state.folder, 'boxes'))
  const family = descendantsOf(child.pid ?? 0)
  const cgroups = usual(recordedCgroups(state.folder, key))
  const paused = cgroups.flatMap(pauseAll)
  expect(paused.length).toBeGreaterThan(0)

  child.kill('SIGKILL')
  await once(child, 'exit')
  const next = await openSandbox({ slotCount: 1, stateFolder: state.folder })

  expect(cgroups.filter(existsSync)).toEqual([])
  await expect.poll(() => family.filter(isAlive), { timeout: boxEndMs, interval: 20 }).toEqual([])
  await next[Symbol.asyncDispose]()
})

test('two processes share a state folder without disturbing each other', async () => {
  await using state = await makeStateFolder()
  const child = await holdBoxes(state.folder)
  const family = descendantsOf(child.pid ?? 0)

  const sandbox = await openSandbox({ slotCount: 1, stateFolder: state.folder })
  const box = await sandbox.acquire()
  const folder = await box.makeFolder()
  const facts = await box.run(
    { argv: ['/bin/echo', 'beside'], folder, seesHost: true, mounts: [] },
    {
      cpuMs: 1000 * slowness,
      wallMs: 5000 * slowness,
      memoryBytes: 2 ** 26,
      stdoutBytes: 100,
      stderrBytes: 100,
      processes: 4,
      fileBytes: 0,
      tmpBytes: 4096,
      stackBytes: 2 ** 23,
    },
    { stdin: new Uint8Array(), onStdout: () => {} },
  )
  await box[Symbol.asyncDispose]()
  await sandbox[Symbol.asyncDispose]()

  expect(facts.stdoutBytes).toBe(7)
  expect(family.filter(isAlive)).toEqual(family)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await openSandbox({ slotCount: 1, stateFolder: state.folder }))[Symbol.asyncDispose]()
  expect(readdirSync(join(state.folder, 'boxes'))).toEqual([])
})

test('the folder of a judge in another container stays until nobody has touched it for an hour', async () => {
  await using state = await makeStateFolder()
  const [, boot, pid, start] = makeProcessKey().split('-')
  const place = join(state.folder, 'boxes', `n1-${boot}-${pid}-${start}-1`)
  await mkdir(join(place, 'work'), { recursive: true })

  await (await openSandbox({ slotCount: 1, stateFolder: state.folder }))[Symbol.asyncDispose]()
  expect(existsSync(place)).toBe(true)

  const longAgo = new Date(Date.now() - 61 * 60_000)
  await utimes(place, longAgo, longAgo)
  await (await openSandbox({ slotCount: 1, stateFolder: state.folder }))[Symbol.asyncDispose]()
  expect(existsSync(place)).toBe(false)
})

test('a judge touches its folder while it lives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await using state = await makeStateFolder()
    await using folder = await openStateFolder(state.folder)
    await utimes(folder.folder, 0, 0)

    vi.advanceTimersByTime(60_000)

    await expect.poll(() => Date.now() - statSync(folder.folder).mtimeMs).toBeLessThan(60_000)
  } finally {
    vi.useRealTimers()
  }
})

test('a judge that goes on removes in time what could not be told from the living when it began', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await using state = await makeStateFolder()
    const [namespace, , pid, start] = makeProcessKey().split('-')
    const place = join(state.folder, 'boxes', `${namespace}-00000000-${pid}-${start}-1`)
    await mkdir(join(place, 'work'), { recursive: true })
    await using _ = await openStateFolder(state.folder)
    expect(existsSync(place)).toBe(true)
    await utimes(place, 0, 0)

    vi.advanceTimersByTime(60 * 60_000)

    await expect.poll(() => existsSync(place)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('a folder that is none of ours is left alone', async () => {
  await using state = await makeStateFolder()
  await mkdir(join(state.folder, 'boxes', 'somebody-else'), { recursive: true })

  const sandbox = await openSandbox({ slotCount: 1, stateFolder: state.folder })
  await sandbox[Symbol.asyncDispose]()

  expect(readdirSync(join(state.folder, 'boxes'))).toEqual(['somebody-else'])
})

/** Starts another Node process with two slots and a sleeping program in each. */
async function holdBoxes(stateFolder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [holder, stateFolder], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) if (line === 'running') return child
  throw new Error('The process that should hold boxes has ended.')
}

function recordedCgroups(stateFolder: string, key: string): string[] {
  return readFileSync(join(stateFolder, 'boxes', key, 'cgroups'), 'utf8')
    .trim()
    .split('\n')
}

/** The cgroups of the warm boxes that a sandbox with two slots always keeps open. */
function usual(cgroups: readonly string[]): readonly string[] {
  return cgroups.filter((folder) => Number(/\d+$/.exec(folder)?.[0]) < 2 * warmBoxesPerSlot)
}

/** Pauses all processes of a cgroup and returns the files written. */
function pauseAll(cgroup: string): string[] {
  const switches = [
    ['freezer.state', 'FROZEN'],
    ['cgroup.freeze', '1'],
  ] as const
  return switches.flatMap(([name, word]) => {
    const file = join(cgroup, name)
    if (!existsSync(file)) return []
    writeFileSync(file, word)
    return [file]
  })
}

function descendantsOf(pid: number): number[] {
  const children = readIfAlive(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

function isAlive(pid: number): boolean {
  return /^State:\s+[^ZX]/m.test(readIfAlive(`/proc/${pid}/status`))
}

function readIfAlive(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
