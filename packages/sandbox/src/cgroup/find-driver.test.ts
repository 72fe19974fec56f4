import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SandboxError } from '../sandbox-error.ts'
import { findDriver } from './find-driver.ts'

const bare = { selfCgroup: '0::/\n', mountInfo: '31 23 0:28 / /sys/fs/cgroup rw - tmpfs tmpfs rw' }

const unwritable = {
  selfCgroup: '8:pids:/\n4:memory:/\n2:cpuacct:/\n',
  mountInfo: ['pids', 'memory', 'cpuacct']
    .map((name) => `1 2 0:3 / /proc/no-such-folder/${name} rw - cgroup cgroup rw,${name}`)
    .join('\n'),
}

test.each([
  ['no hierarchy', bare],
  ['hierarchies that cannot be written', unwritable],
])('%s is refused, and the error names the cure', (_, tables) => {
  expect(() => findDriver('codedojo-test', { insecure: false, tables })).toThrow(SandboxError)
  expect(() => findDriver('codedojo-test', { insecure: false, tables })).toThrow('systemd-run --user')
})

test('without limits the sandbox goes on only when told to', () => {
  expect(findDriver('codedojo-test', { insecure: true, tables: bare }).mode).toBe('none')
})

test.runIf(existsSync('/sys/fs/cgroup/cgroup.controllers'))('where cgroup v2 stands alone it is used', () => {
  expect(findDriver('codedojo-test', { insecure: false }).mode).toBe('cgroup2')
})

test('this machine offers limits, and nothing is left by looking', () => {
  const driver = findDriver('codedojo-test', { insecure: true })

  expect(driver.mode).not.toBe('none')
  expect(() => findDriver('codedojo-test', { insecure: false })).not.toThrow()
})
