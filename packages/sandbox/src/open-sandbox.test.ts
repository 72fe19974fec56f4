import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWithin } from './is-within.ts'
import { openSandbox } from './open-sandbox.ts'
import type { Box } from './sandbox.ts'
import { SandboxError } from './sandbox-error.ts'
import { sleepProcessesOf } from './testing/processes.ts'
import {
  isRoot,
  makeStateFolder,
  mebibyte,
  openTestSandbox,
  runInBox,
  type TestRun,
  testLimits,
  userOfWarmBox,
} from './testing/test-box.ts'

const opened = await openTestSandbox(4)
let box: Box
let folder: string

beforeAll(async () => {
  box = await opened.sandbox.acquire()
  folder = await box.makeFolder()
})

afterAll(() => opened[Symbol.asyncDispose]())

function shell(script: string, more: Partial<TestRun> = {}) {
  return runInBox(box, { argv: ['/bin/sh', '-c', script], folder, ...more })
}

/** The cgroup that distributes CPU time to a process; null if this process may not create one. */
function cpuCgroupOf(pid: number): string | null {
  const lines = readFileSync(`/proc/${pid}/cgroup`, 'utf8').trim().split('\n')
  const places = lines.map((line) => line.split(':'))
  const [, , first] =
    places.find(([, names = '']) => names.split(',').includes('cpu')) ??
    places.find(([, names]) => names === '') ??
    []
  return first ?? null
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function mountPointsOf(pid: number): string[] {
  const lines = readFileSync(`/proc/${pid}/mountinfo`, 'utf8').trim().split('\n')
  return lines.map((line) => line.split(' ')[4] ?? '')
}

describe('a program', () => {
  test('says what it says and ends as it ends', async () => {
    const facts = await shell('echo out; echo err >&2; exit 7')

    expect(facts).toMatchObject({
      ending: { kind: 'exited', exitCode: 7 },
      limitHit: null,
      stdout: 'out\n',
      stdoutBytes: 4,
      stderr: 'err\n',
      stderrGap: null,
    })
  })

  test.each([
    ['SEGV', 'SIGSEGV'],
    ['ABRT', 'SIGABRT'],
    ['KILL', 'SIGKILL'],
    ['XCPU', 'SIGXCPU'],
  ])('that dies of %s is reported so, without a limit that was hit', async (name, signal) => {
    const facts = await shell(`kill -${name} $$`)

    expect(facts).toMatchObject({ ending: { kind: 'signalled', signal }, limitHit: null })
  })

  test.each([124, 126, 127, 255])('may exit with %i', async (exitCode) => {
    const facts = await shell(`exit ${exitCode}`)

    expect(facts).toMatchObject({ ending: { kind: 'exited', exitCode }, limitHit: null })
  })

  test('sees five variables and a place to work, nothing of ours', async () => {
    const facts = await shell('env; pwd; id -u; hostname')

    const uid = String(userOfWarmBox(box.index))
    const said = facts.stdout.split('\n')
    expect([...said.slice(0, 6).toSorted(), ...said.slice(6)]).toEqual([
      'HOME=/tmp',
      'LANG=C.UTF-8',
      'OPENBLAS_NUM_THREADS=1',
      'PATH=/usr/bin',
      'PWD=/box',
      'TMPDIR=/tmp',
      '/box',
      uid,
      'box',
      '',
    ])
  })

  test('has three open files and no other way to the host', async () => {
    const facts = await shell('readlink /proc/$$/fd/*; ls -A /proc/1')

    const names = facts.stdout
      .trim()
      .split('\n')
      .map((path) => basename(path))
    expect(names).toEqual(['0', '1', '2'])
  })

  test('is kept by processes without an environment', async () => {
    const running = shell('sleep 0.3')
    await expect.poll(() => box.processesAlive().length).toBeGreaterThan(2)

    const [keeper = 0] = box.processesAlive()
    const environment = readFileSync(`/proc/${keeper}/environ`, 'utf8')

    expect(readFileSync(`/proc/${keeper}/comm`, 'utf8')).toBe('bwrap\n')
    expect(environment.split('\0').filter((entry) => entry !== 'PWD=/')).toEqual([''])
    await running
  })

  test('is ended for its CPU time by who counts it, long before the kernel does that by its own clock', async () => {
    const { stdout } = await shell('ulimit -t', { limits: { cpuMs: 60_000 } })

    expect(Number(stdout)).toBeGreaterThan(120)
  })

  test('meets a limit of memory that is less than what an empty box takes', async () => {
    for (const memoryBytes of [1, 100 * 1024, 400 * 1024])
      expect(await shell('true', { limits: { memoryBytes } })).toMatchObject({ limitHit: 'memory' })

    expect(await shell('true')).toMatchObject({ ending: { kind: 'exited', exitCode: 0 }, limitHit: null })
  })

  test.runIf(isRoot)('is started where there is no other disk than it needs', async () => {
    const running = shell('sleep 2')
    await expect.poll(() => box.processesAlive().length).toBeGreaterThan(2)

    const [keeper = 0] = box.processesAlive()
    const places = mountPointsOf(parentOf(keeper))

    const isOfUse = (place: string) =>
      /^\/(dev(\/(null|zero|full|u?random))?$|(proc|usr|etc|sys|bin|lib|lib64)?(\/|$))/.test(place) ||
      `${opened.stateFolder}/`.startsWith(`${place}/`) ||
      isWithin(place, opened.stateFolder)
    expect(places).toContain('/')
    expect(places.filter((place) => !isOfUse(place))).toEqual([])
    await running
  })

  test.runIf(isRoot)('is shown nothing of folders that its sandbox was not given', async () => {
    const showing = shell('true', { mounts: [{ from: '/var/lib', to: '/shown' }] })

    await expect(showing).rejects.toThrow(
      '"/var/lib" lies in no folder of which this sandbox may show something.',
    )
    expect(await shell('true')).toMatchObject({ ending: { kind: 'exited', exitCode: 0 } })
  })

  test('competes with its neighbours as one, and is the first to end where the machine has no memory left', async () => {
    const running = shell('sleep 0.3; cat /proc/self/oom_score_adj; echo 0 >/proc/self/oom_score_adj')
    await expect.poll(() => box.processesAlive().length).toBeGreaterThan(2)

    const groups = new Set(box.processesAlive().map(cpuCgroupOf))

    const [[place = '/'] = [], ...more] = [...groups].map((group) => [group])
    expect(more).toEqual([])
    expect(place === null || /codedojo-[^/]+-\d+(\/box-\d+)?$/.test(place)).toBe(true)
    expect(await running).toMatchObject({ stdout: '1000\n', ending: { kind: 'exited', exitCode: 2 } })
  })

  test('reads 20 MB in every usual way', async () => {
    const stdin = Buffer.alloc(20_000_000, 'abcdefghi\n')

    for (const reading of ['', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']) {
      const facts = await shell(`cksum ${reading}; wc -c </dev/stdin`, { stdin })
      expect(facts.stdout).toMatch(/^\d+ 20000000(?: \S+)?\n20000000\n$/)
    }
  })

  test('reads nothing and does not wait when its input is empty', async () => {
    const facts = await shell('cat /dev/stdin; cat; echo end')

    expect(facts).toMatchObject({ stdout: 'end\n', limitHit: null })
  })

  test('reads a copy of a file of the host', async () => {
    const path = join(opened.stateFolder, 'input')
    await writeFile(path, 'from a file\n')

    const facts = await shell('cat', { stdin: { path } })

    expect(facts.stdout).toBe('from a file\n')
  })

  test('may write exactly as much as its cap', async () => {
    const facts = await shell(`head -c ${8 * mebibyte} /dev/zero`)

    expect(facts).toMatchObject({ ending: { kind: 'exited', exitCode: 0 }, limitHit: null })
    expect(facts.stdoutBytes).toBe(8 * mebibyte)
  })

  test('ends with one byte more than its cap', async () => {
    const facts = await shell(`head -c ${8 * mebibyte + 1} /dev/zero`)

    expect(facts).toMatchObject({ limitHit: 'output', stdoutBytes: 8 * mebibyte })
  })

  test.each([
    [64 * 1024, null],
    [64 * 1024 + 1, { at: 32 * 1024, characters: 1 }],
  ])('that complains with %i bytes goes on', async (bytes, stderrGap) => {
    const facts = await shell(`head -c ${bytes} /dev/zero >&2; echo on`)

    expect(facts).toMatchObject({ stdout: 'on\n', stderrGap, limitHit: null })
    expect(facts.stderr.length).toBe(64 * 1024)
  })

  test('that complains with a megabyte is remembered by its first and its last words', async () => {
    const facts = await shell('echo first >&2; head -c 1048576 /dev/zero >&2; echo last >&2')

    expect(facts.stderr).toMatch(/^first\n\0+last\n$/)
    expect(facts.stderr.length).toBe(64 * 1024)
    expect(facts.stderrGap).toEqual({ at: 32 * 1024, characters: mebibyte + 11 - 64 * 1024 })
  })

  test('may write by name to standard output', async () => {
    const facts = await shell('echo a >/dev/stdout; echo b >/dev/stderr; echo c >/dev/fd/1')

    expect(facts).toMatchObject({ stdout: 'a\nc\n', stderr: 'b\n' })
  })

  test('is told apart from a program that cannot be executed', async () => {
    const broken = await box.makeFolder()
    await writeFile(join(broken, 'main'), '#!/no/such/interpreter\n')
    await chmod(join(broken, 'main'), 0o755)

    const facts = await runInBox(box, { argv: ['/box/main'], folder: broken })

    expect(facts.ending).toEqual({ kind: 'exited', exitCode: 126 })
  })

  test('may write to its own /tmp and nowhere else', async () => {
    const { stdout } = await shell(
      'for f in /tmp /box /dev /usr /usr/bin / /proc /proc/self; do echo x 2>/dev/null >$f/made && echo $f; done',
    )

    expect(stdout).toBe('/tmp\n')
  })

  test('is charged for its own time only', async () => {
    const burn = 'i=0; while test $i -lt 300000; do i=$((i+1)); done'

    const long = await shell(burn)
    const short = await shell('exit')

    expect(long.cpuMs).toBeGreaterThan(20)
    expect(short.cpuMs).toBeLessThan(long.cpuMs / 4)
  })
})

describe('the sandbox', () => {
  test('refuses a box it cannot make, and works on', async () => {
    const missing = join(folder, 'missing')

    await expect(runInBox(box, { argv: ['/bin/true'], folder: missing })).rejects.toThrow(SandboxError)
    await expect(runInBox(box, { argv: ['/usr/bin/no-such-tool'], folder })).rejects.toThrow('no-such-tool')
    expect((await shell('echo on')).stdout).toBe('on\n')
  })

  test('refuses a word that no program can be given', async () => {
    await expect(runInBox(box, { argv: ['/bin/echo', 'a\0b'], folder })).rejects.toThrow(SandboxError)
  })

  test('passes every other word as it is', async () => {
    const words = [`it's`, '$(id)', '`id`', '"', '\\', '; exit 1', '*', '', 'ü', 'two\nlines', '\r\n\t']

    const facts = await runInBox(box, { argv: ['/usr/bin/printf', '%s|', ...words], folder })

    expect(facts.stdout).toBe(words.map((word) => `${word}|`).join(''))
  })

  test('hands on what the reader of the output throws, and works on', async () => {
    const program = { argv: ['/usr/bin/yes'], folder, seesHost: true, mounts: [] } as const
    const onStdout = () => {
      throw new Error('cannot compare')
    }

    const run = box.run(program, testLimits, { stdin: new Uint8Array(), onStdout })

    await expect(run).rejects.toThrow('cannot compare')
    expect((await shell('echo on')).stdout).toBe('on\n')
  })

  test('starts its launcher anew when it dies in the middle of a run', async () => {
    const running = shell('sleep 5')
    const outcome = expect(running).rejects.toThrow(SandboxError)
    await expect.poll(() => box.processesAlive().length).toBeGreaterThan(2)
    // The parent of the box's first process is the launcher's shell; its parent was started by this process.
    const [boxed] = box.processesAlive()
    const shellPid = parentOf(boxed ?? 0)
    process.kill(shellPid, 'SIGKILL')

    await outcome

    expect((await shell('echo on')).stdout).toBe('on\n')
  })

  test('ends an aborted run and throws the reason', async () => {
    const abort = new AbortController()
    setTimeout(() => abort.abort(new Error('not wanted any more')), 100)

    await expect(shell('sleep 5', { signal: abort.signal })).rejects.toThrow('not wanted any more')

    expect(box.processesAlive()).toEqual([])
    await expect(shell('exit', { signal: abort.signal })).rejects.toThrow('not wanted any more')
  })

  test('works on after runs that ended before they began', async () => {
    const aborted = AbortSignal.abort(new Error('not wanted any more'))
    const missing = { path: join(folder, 'no-such-input') }

    const late = new AbortController()
    const large = { signal: late.signal, stdin: Buffer.alloc(20_000_000) }
    setImmediate(() => late.abort(new Error('not wanted any more')))
    await expect(shell('sleep 60', large)).rejects.toThrow('not wanted any more')
    for (const _seat of ['first', 'second', 'first again']) {
      await expect(shell('exit', { signal: aborted })).rejects.toThrow('not wanted any more')
      await expect(shell('exit', { stdin: missing })).rejects.toThrow('ENOENT')
    }

    for (const word of ['a', 'b', 'c', 'd']) expect((await shell(`echo ${word}`)).stdout).toBe(`${word}\n`)
  })

  test('runs four programs at once, as root each as a user of its own', async () => {
    await box[Symbol.asyncDispose]()
    const warmBoxes = await Promise.all([0, 1, 2, 3].map(() => opened.sandbox.acquire()))
    const enough = new AbortController()

    const runs = warmBoxes.map((each) =>
      runInBox(each, { argv: ['/bin/sleep', '60'], folder, signal: enough.signal }).catch(() => 'ended'),
    )
    await expect
      .poll(() => warmBoxes.map((each) => sleepProcessesOf(each).length), { timeout: 30_000 })
      .toEqual([1, 1, 1, 1])
    const users = warmBoxes.map((each) => statSync(`/proc/${sleepProcessesOf(each)[0]}`).uid)
    enough.abort()
    await Promise.all(runs)
    for (const each of warmBoxes) await each[Symbol.asyncDispose]()
    box = await opened.sandbox.acquire()

    expect(users).toEqual(warmBoxes.map(({ index }) => userOfWarmBox(index)))
    if (isRoot) expect(new Set(users).size).toBe(4)
  })

  test('removes only work folders of its own', async () => {
    const outside = join(opened.stateFolder, 'outside')
    const linked = await box.makeFolder()
    await mkdir(outside)
    await symlink(outside, join(linked, 'link'))

    await expect(opened.sandbox.removeFolder(outside)).rejects.toThrow(SandboxError)
    await expect(opened.sandbox.removeFolder(join(linked, '..', '..'))).rejects.toThrow(SandboxError)
    await opened.sandbox.removeFolder(linked)

    expect(existsSync(linked)).toBe(false)
    expect(existsSync(outside)).toBe(true)
  })

  test('runs one program at a time in a warm box', async () => {
    const first = shell('sleep 0.2; echo first')

    await expect(shell('echo second')).rejects.toThrow('runs another program')

    expect((await first).stdout).toBe('first\n')
  })

  test('lends a warm box again only when its last run has ended', async () => {
    const other = await opened.sandbox.acquire()
    const running = runInBox(other, { argv: ['/bin/sleep', '0.2'], folder })

    await other[Symbol.asyncDispose]()

    expect(other.processesAlive()).toEqual([])
    expect((await running).ending).toEqual({ kind: 'exited', exitCode: 0 })
  })

  test('does not lend a warm box that was given back', async () => {
    const other = await opened.sandbox.acquire()
    await other[Symbol.asyncDispose]()

    await expect(runInBox(other, { argv: ['/bin/true'], folder })).rejects.toThrow(SandboxError)
  })

  test.runIf(isRoot)('refuses a folder that its users cannot reach, and names the cure', async () => {
    await using state = await makeStateFolder()
    const closed = join(state.folder, 'closed')
    await mkdir(closed, { mode: 0o700 })

    await expect(openSandbox({ slotCount: 1, stateFolder: closed })).rejects.toThrow(`chmod o+x "${closed}"`)
  })
})
