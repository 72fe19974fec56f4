import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readVitestReport } from '../test/reports.ts'
import { sumCounts, type TestCounts } from '../test/test-counts.ts'
import { fetchKernel } from './fetch-kernel.ts'
import { installEmulator } from './install-emulator.ts'
import { makeInitramfs } from './make-initramfs.ts'
import { runMachine } from './run-machine.ts'
import { type Role, roles, writeTask } from './task.ts'

/*
 * How it works
 *   host:  kernel + initramfs ─→ qemu ─ shares `/` (read-only) and one work folder
 *   guest: init.sh lays a writable overlay over the host's `/`, mounts cgroup v2 only, and runs task.sh of the work folder:
 *          the tests of packages/sandbox, which write their results back into it
 * Each role has a machine of its own, so that no cgroup of one run exists in the next.
 */

/**
 * Runs the tests of the sandbox on cgroup v2 in a virtual machine, as root and as an ordinary user. Throws if the machine cannot
 * be built here; a run without results counts as one failure.
 */
export async function testOnCgroup2(root: string): Promise<TestCounts> {
  if (process.arch !== 'x64') throw new Error('The virtual machine for cgroup v2 needs an x86_64 host.')
  const cache = join(root, '.cache/cgroup2')
  await mkdir(cache, { recursive: true })
  installEmulator()
  const kernel = await fetchKernel(cache)
  const counts: TestCounts[] = []
  for (const role of roles) counts.push(await testAs(role, { root, kernel }))
  return sumCounts(counts)
}

interface MachineOptions {
  readonly root: string
  /** Folder of the unpacked kernel package. */
  readonly kernel: string
}

async function testAs(role: Role, { root, kernel }: MachineOptions): Promise<TestCounts> {
  const work = await mkdtemp(join(tmpdir(), 'codedojo-cgroup2-'))
  try {
    const startedAt = performance.now()
    await writeTask(work, { role, root })
    const initramfs = await makeInitramfs(work, kernel)
    await runMachine({ kernel, initramfs, work })
    const count = await readCount(work, root)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.log(`cgroup v2, ${role}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
    return count
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Throws if the machine stopped before its tests ended, because that proves nothing. */
async function readCount(work: string, root: string): Promise<TestCounts> {
  const text = await readFile(join(work, 'report.json'), 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1, failures: ['the virtual machine left no results'] }
  return readVitestReport(text, root)
}
