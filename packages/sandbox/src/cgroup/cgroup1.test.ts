import { existsSync, rmdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testLimits, userOfSeat } from '../testing/test-box.ts'
import { openCgroup1 } from './cgroup1.ts'
import { readCgroupTables } from './controllers.ts'
import { canMakeGroups } from './probe.ts'

const driver = openCgroup1(readCgroupTables(), `codedojo-test-${process.pid}`)
const isHere = driver !== null && canMakeGroups(driver)

test.skipIf(!isHere)('a group whose folder the kernel had no room for is made at the next try', async () => {
  const seat = 0
  const group = driver?.makeGroup({ seat, uid: userOfSeat(seat), launcherPid: () => null })
  if (!group) throw new Error('There is no group.')
  const [memory = ''] = driver?.foldersOf(seat) ?? []
  try {
    rmdirSync(memory)

    await group.open()

    expect(existsSync(memory)).toBe(true)
    expect(() => group.prepare(testLimits)).not.toThrow()
  } finally {
    await group.remove()
  }
})
