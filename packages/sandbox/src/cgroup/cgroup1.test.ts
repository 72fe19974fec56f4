import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { makeStateFolder, testLimits, userOfWarmBox } from '../testing/test-box.ts'
import { canCreateCgroups } from './can-create-cgroups.ts'
import { openCgroup1 } from './cgroup1.ts'
import { readCgroupTables } from './controllers.ts'

const driver = openCgroup1(readCgroupTables(), `codedojo-test-${process.pid}`)
const isHere = driver !== null && canCreateCgroups(driver)

test.skipIf(!isHere)(
  'a group that could not be made anew is made by the next try, with all it had',
  async () => {
    if (driver === null) throw new Error('There are no groups.')
    let isRefused = false
    const owner = {
      warmBox: 0,
      get uid() {
        if (isRefused) throw new Error('EMFILE: too many open files')
        return userOfWarmBox(0)
      },
      launcherPid: () => null,
    }
    await using resources = new AsyncDisposableStack()
    const state = resources.use(await makeStateFolder())
    const group = driver.makeGroup(owner)
    resources.defer(() => group.remove())
    const folder = driver.foldersOf(0).find((each) => each.includes('/memory/')) ?? ''
    const read = (file: string) => Number(readFileSync(join(folder, file), 'utf8'))
    await group.open()
    group.prepare(testLimits)
    await leaveCharged(folder, join(state.folder, 'left'))

    isRefused = true
    await expect(group.open()).rejects.toThrow('EMFILE')
    isRefused = false
    await group.open()
    group.prepare(testLimits)

    expect(statSync(join(folder, 'cgroup.procs')).uid).toBe(userOfWarmBox(0))
    expect(read('memory.limit_in_bytes')).toBe(testLimits.memoryBytes)
    expect(read('memory.swappiness')).toBe(0)
    expect(read('memory.usage_in_bytes')).toBeLessThan(1024 * 1024)
  },
)

/** Lets a process of the group write a file of 4 MB, which stays in the page cache and is charged to the group. */
async function leaveCharged(folder: string, file: string): Promise<void> {
  const script = `echo 0 >${folder}/cgroup.procs && head -c 4M /dev/zero >${file}`
  await promisify(execFile)('/bin/sh', ['-c', script])
}
