import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findController, findUnified, readCgroupTables } from './cgroup/controllers.ts'
import { findDriver } from './cgroup/find-driver.ts'
import { removeCgroup } from './cgroup/remove-cgroup.ts'
import { isRoot, makeStateFolder, mebibyte } from './testing/test-box.ts'

const greedy = fileURLToPath(new URL('testing/run-greedy-box.ts', import.meta.url))
const name = `codedojo-container-${process.pid}`
// On cgroup v2 this also enables the controllers, without which the container could not be limited.
const driver = findDriver(name, { insecure: true })

// Mode `none`, as without a delegated group, cannot limit a whole judge.
test.runIf(driver.mode !== 'none')(
  'where the memory of the whole judge runs out its program ends, not the judge, and it is no fault of the program',
  async () => {
    await using state = await makeStateFolder()
    const { folder, limitFile, enter } = placeContainer()
    await mkdir(folder)
    try {
      await writeFile(join(folder, limitFile), String(400 * mebibyte))
      const joinAndRun = `echo 0 >"${folder}/cgroup.procs" && exec "$@"`
      const words = ['-c', joinAndRun, 'sh', ...enter, process.execPath, greedy, state.folder]
      const child = spawn('sh', words, { stdio: ['ignore', 'pipe', 'inherit'] })

      const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])

      expect(said).toMatch(/^SandboxError: A program was ended because memory ran out outside of its box/)
    } finally {
      await removeCgroup(folder)
    }
  },
)

interface Container {
  readonly folder: string
  readonly limitFile: string
  /** The command prefix of a joined process that makes its boxes run inside, too. */
  readonly enter: readonly string[]
}

function placeContainer(): Container {
  const tables = readCgroupTables()
  switch (driver.mode) {
    case 'cgroup1': {
      const memory = present(findController(tables, 'memory'))
      return { folder: join(memory.folder, name), limitFile: 'memory.limit_in_bytes', enter: [] }
    }
    case 'cgroup2': {
      const { mountPoint } = present(findUnified(tables))
      // Without root, boxes are created below the user's own group, which is the container at that point.
      const enter = isRoot ? seeAsRoot(mountPoint) : []
      return { folder: present(driver.foldersOf(0).at(-1)), limitFile: 'memory.max', enter }
    }
    case 'none':
      throw new Error('There are no cgroups.')
  }
}

function present<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('The driver in use has no place.')
  return value
}

/**
 * As root, boxes are created below the real root cgroup, outside any container, unless root cannot see it. The old mount is
 * removed first, because the kernel refuses a second mount of the same hierarchy in its place.
 */
function seeAsRoot(mountPoint: string): string[] {
  const mountAndRun = 'umount "$0" && mount -t cgroup2 cgroup2 "$0" && exec "$@"'
  return ['unshare', '--cgroup', '--mount', 'sh', '-c', mountAndRun, mountPoint]
}
