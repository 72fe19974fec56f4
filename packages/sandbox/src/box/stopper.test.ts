import { setImmediate as yieldOnce } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { noCgroup } from '../cgroup/no-cgroup.ts'
import { makeStopper } from './stopper.ts'

test('what a killing round meets is thrown nowhere where nobody waits for it', async () => {
  const group = noCgroup.makeGroup({ warmBox: 0, uid: 0, launcherPid: () => null })
  const brokenGroup = {
    ...group,
    kill: () => {
      throw new Error('EMFILE: too many open files')
    },
  }
  let ends = 0
  const launcher = {
    pid: 0,
    arm: async () => {},
    launch: async () => ({ exitCode: null }),
    isAlive: () => true,
    [Symbol.asyncDispose]: async () => {
      ends += 1
      throw new Error('The processes of a launcher did not end.')
    },
  }
  const unhandled: unknown[] = []
  const keep = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', keep)
  onTestFinished(() => {
    process.off('unhandledRejection', keep)
  })

  makeStopper(brokenGroup, launcher).stop('abort')
  for (let turn = 0; turn < 3; turn++) await yieldOnce()

  expect(ends).toBe(1)
  expect(unhandled).toEqual([])
})
