import { describe, expect, test } from 'vitest'
import { baseOf } from './cgroup2.ts'

const mountPoint = '/sys/fs/cgroup'

describe('the base of our cgroups', () => {
  test('is what was delegated to us', () => {
    const own = { mountPoint, folder: `${mountPoint}/user.slice/run-1.scope` }

    expect(baseOf(own, { isRealRoot: false })).toBe(own.folder)
  })

  test('is the same when an earlier process moved us to our leaf', () => {
    const own = { mountPoint, folder: `${mountPoint}/user.slice/run-1.scope/codedojo-main` }

    expect(baseOf(own, { isRealRoot: false })).toBe(`${mountPoint}/user.slice/run-1.scope`)
  })

  test('is the real root for root, whose own cgroup belongs to somebody else', () => {
    const own = { mountPoint, folder: `${mountPoint}/system.slice/ssh.service` }

    expect(baseOf(own, { isRealRoot: true })).toBe(process.geteuid?.() === 0 ? mountPoint : own.folder)
  })
})
