import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findController, readCgroupTables } from './cgroup/controllers.ts'
import { removeCgroup } from './cgroup/remove-cgroup.ts'
import { isRoot, makeStateFolder, mebibyte } from './testing/test-box.ts'

const greedy = fileURLToPath(new URL('testing/run-greedy-box.ts', import.meta.url))
const memory = findController(readCgroupTables(), 'memory')
const canMakeContainer = isRoot && memory !== null && existsSync(join(memory.folder, 'memory.limit_in_bytes'))

test.runIf(canMakeContainer)(
  'where the memory of the whole judge runs out its program ends, not the judge, and it is no fault of the program',
  async () => {
    await using state = await makeStateFolder()
    const container = join(memory?.folder ?? '', `codedojo-container-${process.pid}`)
    await mkdir(container)
    try {
      await writeFile(join(container, 'memory.limit_in_bytes'), String(400 * mebibyte))
      const joinAndRun = `echo 0 >"${container}/cgroup.procs" && exec "$@"`
      const words = ['-c', joinAndRun, 'sh', process.execPath, greedy, state.folder]
      const child = spawn('sh', words, { stdio: ['ignore', 'pipe', 'inherit'] })

      const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])

      expect(said).toMatch(/^SandboxError: A program was ended because memory ran out outside of its box/)
    } finally {
      await removeCgroup(container)
    }
  },
)
