import { existsSync } from 'node:fs'
import { readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SandboxError } from '../sandbox-error.ts'
import { makeStateFolder } from '../testing/test-box.ts'
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

/** A plain folder that imitates a cgroup v2 hierarchy of an old kernel, which creates no `memory.peak` in child groups. */
async function fakeHierarchy(folder: string, { isEnabled }: { readonly isEnabled: boolean }) {
  await writeFile(join(folder, 'cgroup.procs'), '')
  await writeFile(join(folder, 'cgroup.controllers'), 'cpu memory pids\n')
  const subtree = join(folder, 'cgroup.subtree_control')
  // A kernel file that is writable but accepts only numbers.
  if (!isEnabled) await symlink('/proc/self/coredump_filter', subtree)
  else await writeFile(subtree, 'memory pids\n')
  return { selfCgroup: '0::/\n', mountInfo: `29 23 0:26 / ${folder} rw - cgroup2 cgroup2 rw` }
}

test.each([
  ['keeps no peak of memory', true, 'Linux 5.19 or newer is needed'],
  ['enables no controllers', false, 'Processes of others seem to live there'],
])('a cgroup v2 that %s is refused with the reason, unless told to go on', async (_, isEnabled, reason) => {
  await using state = await makeStateFolder()
  const tables = await fakeHierarchy(state.folder, { isEnabled })
  const filesBefore = await readdir(state.folder)

  const choose = (insecure: boolean) => findDriver('codedojo-test', { insecure, tables })

  expect(() => choose(false)).toThrow(SandboxError)
  expect(() => choose(false)).toThrow(reason)
  expect(choose(true).mode).toBe('none')
  expect(await readdir(state.folder)).toEqual(filesBefore)
})

test.runIf(existsSync('/sys/fs/cgroup/cgroup.controllers'))('where cgroup v2 stands alone it is used', () => {
  expect(findDriver('codedojo-test', { insecure: false }).mode).toBe('cgroup2')
})

test('this machine offers limits, and nothing is left by looking', () => {
  const driver = findDriver('codedojo-test', { insecure: true })

  expect(driver.mode).not.toBe('none')
  expect(() => findDriver('codedojo-test', { insecure: false })).not.toThrow()
})
