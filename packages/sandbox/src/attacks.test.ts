import { chown, lstat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Box } from './sandbox.ts'
import { slowness } from './testing/slowness.ts'
import { compile, isRoot, mebibyte, openTestSandbox, runInBox, type TestRun } from './testing/test-box.ts'

const opened = await openTestSandbox(1)
let box: Box
let folder: string

beforeAll(async () => {
  box = await opened.sandbox.acquire()
  folder = await box.makeFolder()
  await compile('attacks', folder)
})

afterAll(() => opened[Symbol.asyncDispose]())

function attack(words: readonly string[], more: Partial<TestRun> = {}) {
  return runInBox(box, { argv: ['/box/attacks', ...words], folder, ...more })
}

// As root, programs run as another user than the one who created the input. Without root they run as the same user: they can
// modify their copy of the input, which is discarded after the run, and read what they wrote themselves.
const refusedToOthers = {
  'file in /dev': 'EACCES',
  'chmod stdin': 'EPERM',
  'reopen stdin': 'EACCES',
  'read stdout': 'EACCES',
}
const allowedToOwner = {
  'file in /dev': 'EROFS',
  'chmod stdin': 'done',
  'reopen stdin': 'done',
  'read stdout': 'done',
}

/** Parses `name: outcome` lines into a table. */
function outcomes(stdout: string): Record<string, string> {
  return Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.lastIndexOf(': ')), line.slice(line.lastIndexOf(': ') + 2)]),
  )
}

describe('an attack on time', () => {
  test.each([[['burn']], [['burn-threads']], [['burn-children']], [['fork-bomb']]])(
    '%s ends soon after its CPU limit and leaves no process',
    async (words) => {
      const facts = await attack(words, { limits: { cpuMs: 300 * slowness } })

      expect(facts).toMatchObject({ ending: { kind: 'killed' }, limitHit: 'cpu' })
      expect(facts.cpuMs).toBeGreaterThan(300 * slowness)
      expect(facts.cpuMs).toBeLessThan(450 * slowness)
      expect(box.processesAlive()).toEqual([])
    },
  )

  test('a program that sleeps ends at its wall limit', async () => {
    const facts = await attack(['sleep'], { limits: { wallMs: 300 * slowness } })

    expect(facts).toMatchObject({ ending: { kind: 'killed' }, limitHit: 'wall' })
  })

  test('whether it had something to do when its real time ran out is told', async () => {
    const limits = { cpuMs: 60_000 * slowness, wallMs: 1000 * slowness }

    const [asleep, busy] = [await attack(['sleep'], { limits }), await attack(['burn'], { limits })]

    expect([asleep, busy].map(({ limitHit, wantedToRun }) => [limitHit, wantedToRun])).toEqual([
      ['wall', false],
      ['wall', true],
    ])
  })

  test.each(['vfork', 'futex', 'stop', 'pipe'])(
    'a program that sleeps in %s is idle, and ends at that limit',
    async (way) => {
      const limits = { cpuMs: 60_000, idleMs: 500 * slowness, wallMs: 60_000 * slowness }

      const facts = await attack([`sleep-in-${way}`], { limits })

      expect(facts).toMatchObject({ limitHit: 'wall', wantedToRun: false })
      expect(facts.wallMs).toBeLessThan(1.1 * limits.idleMs + 500)
    },
  )

  test('a program that stops everything it can reach ends at its wall limit', async () => {
    const facts = await attack(['stop-parent'], { limits: { wallMs: 300 * slowness } })

    expect(facts).toMatchObject({ ending: { kind: 'killed' }, limitHit: 'wall' })
    expect(box.processesAlive()).toEqual([])
  })
})

describe('an attack on memory', () => {
  test.each([[['eat', String(1024 * mebibyte)]], [['eat-in-children']], [['eat-shared']]])(
    '%s hits the memory limit, counted over all its processes',
    async (words) => {
      const facts = await attack(words)

      expect(facts.limitHit).toBe('memory')
      expect(facts.peakBytes).toBeLessThanOrEqual(64 * mebibyte)
      expect(box.processesAlive()).toEqual([])
    },
  )

  test('a program that uses less than its limit is told its peak', async () => {
    const facts = await attack(['eat', String(32 * mebibyte)])

    expect(facts).toMatchObject({ limitHit: null, stdout: 'eaten\n' })
    expect(facts.peakBytes).toBeGreaterThan(32 * mebibyte)
    expect(facts.peakBytes).toBeLessThan(36 * mebibyte)
  })

  test('endless recursion ends by a signal at the end of its stack', async () => {
    const facts = await attack(['recurse'], { limits: { stackBytes: 8 * mebibyte } })

    expect(facts).toMatchObject({ ending: { kind: 'signalled', signal: 'SIGSEGV' }, limitHit: null })
  })
})

describe('an attack on room', () => {
  test('a gigabyte of output is cut at the cap', async () => {
    const facts = await attack(['write', String(1024 * mebibyte)])

    expect(facts).toMatchObject({ ending: { kind: 'killed' }, limitHit: 'output', stdoutBytes: 8 * mebibyte })
  })

  test('a flood of complaints is read and dropped', async () => {
    const facts = await attack(['complain', String(100 * mebibyte)])

    expect(facts).toMatchObject({
      ending: { kind: 'exited', exitCode: 0 },
      limitHit: null,
      stderrGap: { at: 32 * 1024, characters: 100 * mebibyte - 64 * 1024 },
    })
    expect(facts.stderr.length).toBe(64 * 1024)
  })

  test('the temporary folder has a size', async () => {
    const facts = await attack(['fill', '/tmp/big'])

    expect(facts.stdout).toBe(`/tmp/big: ENOSPC after ${16 * mebibyte}\n`)
  })

  test.each([
    ['/big', 'EROFS'],
    // Only root can create devices; otherwise the host's devices are mounted into a read-only folder.
    ['/dev/big', isRoot ? 'EACCES' : 'EROFS'],
    ['/box/big', 'EROFS'],
  ])('"%s" cannot be filled', async (path, refusal) => {
    const facts = await attack(['fill', path])

    expect(facts.stdout).toBe(`${path}: ${refusal} after 0\n`)
  })

  test('shared memory lies in the temporary folder and has its size', async () => {
    const facts = await attack(['fill', '/dev/shm/big'])

    expect(facts.stdout).toBe(`/dev/shm/big: ENOSPC after ${16 * mebibyte}\n`)
  })

  test('a file ends at the largest file size', async () => {
    const facts = await attack(['fill', '/tmp/big'], { limits: { fileBytes: mebibyte } })

    expect(facts).toMatchObject({ ending: { kind: 'signalled', signal: 'SIGXFSZ' } })
  })

  test('a million empty files meet a limit', async () => {
    const facts = await attack(['many-files'])

    expect(facts.limitHit ?? facts.stdout).toMatch(/^(memory|cpu|files end with ENOSPC\n)$/)
  })
})

describe('an attack on the walls', () => {
  test('no socket can be opened', async () => {
    const facts = await attack(['network'])

    expect(outcomes(facts.stdout)).toEqual({
      inet: 'EACCES',
      inet6: 'EACCES',
      unix: 'EACCES',
      netlink: 'EACCES',
      packet: 'EACCES',
      vsock: 'EACCES',
      socketpair: 'EACCES',
    })
  })

  test('no way out of the box is open', async () => {
    const facts = await attack(['escape'])

    expect(outcomes(facts.stdout)).toEqual({
      ptrace: 'EPERM',
      unshare: 'EPERM',
      clone: 'EPERM',
      clone3: 'ENOSYS',
      setns: 'EPERM',
      mount: 'EPERM',
      chroot: 'EPERM',
      keyctl: 'ENOSYS',
      io_uring: 'ENOSYS',
      bpf: 'EPERM',
      perf: 'EPERM',
      setuid: 'EINVAL',
      'kill 1': 'done',
      lock: 'EPERM',
      'read lock': 'EPERM',
      'open /proc/1/mem': 'ENOENT',
      'open /proc/self/mem': 'EROFS',
      'core pattern': expect.stringMatching(/^(EACCES|EROFS)$/),
      sysrq: expect.stringMatching(/^(EACCES|EROFS|ENOENT)$/),
      'oom score': 'EROFS',
      device: 'EPERM',
      exe: 'ENOENT',
      nice: 'EACCES',
      'facts of a file': 'done',
      'number of a mount': 'EPERM',
      'stack limit': 'EPERM',
    })
  })

  test('only the temporary folder can be written, and the input of another run not even changed', async () => {
    const facts = await attack(['write-around'], { stdin: 'precious' })
    const next = await runInBox(box, { argv: ['/bin/cat'], folder, stdin: 'precious' })

    expect(outcomes(facts.stdout)).toEqual({
      'symlink in /box': 'EROFS',
      'file in /box': 'EROFS',
      'unlink self': 'EROFS',
      'file in /': 'EROFS',
      'file in /usr': 'EROFS',
      'file in /tmp': 'done',
      'truncate stdin': 'EINVAL',
      ...(isRoot ? refusedToOthers : allowedToOwner),
    })
    expect(next.stdout).toBe('precious')
  })

  test.runIf(isRoot)(
    'a file that is there for its owner and group stays closed, also in a folder of the box',
    async () => {
      const mounted = await box.makeFolder()
      await chown(mounted, 0, 0)
      for (const [name, mode] of [
        ['open', 0o644],
        ['closed', 0o640],
      ] as const)
        await writeFile(join(mounted, name), `${name} words\n`, { mode })

      const facts = await runInBox(box, {
        argv: ['/bin/cat', '/toolchain/open', '/toolchain/closed'],
        folder,
        mounts: [{ from: mounted, to: '/toolchain' }],
      })
      await opened.sandbox.removeFolder(mounted)

      expect(facts.stdout).toBe('open words\n')
      expect(facts.stderr).toContain('Permission denied')
    },
  )

  test('killing everybody kills only its own box', async () => {
    const facts = await attack(['kill-all'])
    const next = await attack(['exit', '0'])

    expect(facts.ending).toEqual({ kind: 'exited', exitCode: 0 })
    expect(next.ending).toEqual({ kind: 'exited', exitCode: 0 })
  })

  test('daemons that left their session die with the box', async () => {
    const facts = await attack(['daemons'])

    expect(facts).toMatchObject({ ending: { kind: 'exited', exitCode: 0 }, stdout: 'left\n' })
    expect(box.processesAlive()).toEqual([])
  })

  test('what one run leaves in /tmp, /dev/shm and System V memory is absent in the next', async () => {
    const first = await attack(['leave-traces'])
    const second = await attack(['leave-traces'])

    expect(outcomes(first.stdout)).toEqual({ tmp: 'done', shm: 'EEXIST', sysv: 'done' })
    expect(second.stdout).toBe(first.stdout)
  })

  test('nobody can set the times of a device that all boxes show, and devices still take what is written', async () => {
    const facts = await attack(['touch-all'])

    expect(outcomes(facts.stdout)).toEqual({
      '/dev/null': 'EPERM',
      '/dev/zero': 'EPERM',
      '/dev/full': 'EPERM',
      '/dev/random': 'EPERM',
      '/dev/urandom': 'EPERM',
      'write to /dev/null': 'done',
    })
  })

  test('when the last program of a box wrote or touched its streams is not told to the next', async () => {
    await attack(['touch-all'])
    await attack(['complain', '10'])

    const facts = await attack(['see-times'])

    expect(facts.stdout).toBe('1: 0 0\n2: 0 0\n')
  })

  test.runIf(isRoot)('the number of the input does not tell how many programs ran before', async () => {
    const numberOfInput = (stdin: NonNullable<TestRun['stdin']>) =>
      runInBox(box, {
        argv: ['/bin/sh', '-c', 'stat -L -c "%i %X" /dev/stdin; cat >/dev/null'],
        folder,
        stdin,
      })
    const path = join(folder, 'input')
    await writeFile(path, 'x'.repeat(300_000))

    const first = await numberOfInput('1')
    const others = [
      await numberOfInput('x'.repeat(300_000)),
      await numberOfInput({ path }),
      await numberOfInput('2'),
    ]

    expect(first.stdout).toMatch(/^\d+ 0\n$/)
    expect(others.map(({ stdout }) => stdout)).toEqual([first.stdout, first.stdout, first.stdout])
  })

  test('a work folder filled with traps is removed without following a link', async () => {
    const trapped = await box.makeFolder()
    await compile('attacks', trapped)
    const facts = await attack(['fill-box'], { folder: trapped })

    await opened.sandbox.removeFolder(trapped)

    expect(facts.stdout).toBe('filled\n')
    await expect(lstat(trapped)).rejects.toThrow('ENOENT')
  })
})
