import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOwnerAlive, makeProcessKey, nameInstallation } from './process-key.ts'

test('a key is of a living process while that process lives', () => {
  const key = makeProcessKey()

  expect(isOwnerAlive(key)).toBe(true)
  expect(makeProcessKey()).not.toBe(key)
})

test('a key of an ended process or of another start of the same number is dead', () => {
  const [namespace, boot, pid, start] = makeProcessKey().split('-')
  const ended = spawnSync('true').pid

  expect(isOwnerAlive(`${namespace}-${boot}-${ended}-${start}-1`)).toBe(false)
  expect(isOwnerAlive(`${namespace}-${boot}-${pid}-1-1`)).toBe(false)
})

test('of the processes of another machine, boot or container nothing is known', () => {
  const [namespace, boot, pid, start] = makeProcessKey().split('-')

  expect(isOwnerAlive(`${namespace}-00000000-${pid}-${start}-1`)).toBeNull()
  expect(isOwnerAlive(`n1-${boot}-${pid}-${start}-1`)).toBeNull()
})

test('a key from before keys told the namespace is of this one', () => {
  const [, boot, pid, start] = makeProcessKey().split('-')
  const ended = spawnSync('true').pid

  expect(isOwnerAlive(`${boot}-${pid}-${start}-1`)).toBe(true)
  expect(isOwnerAlive(`${boot}-${ended}-${start}-1`)).toBe(false)
})

test('a process that has ended but was not waited for owns nothing', async () => {
  const start = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]
  const [namespace, boot] = makeProcessKey().split('-')
  // The shell replaces itself by a program that never reaps the shell's child.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 5'])
  const [chunk] = await once(parent.stdout, 'data')
  const child = Number(chunk)
  const key = `${namespace}-${boot}-${child}-${start(child)}-1`

  expect(isOwnerAlive(key)).toBe(true)
  await expect.poll(() => readFileSync(`/proc/${child}/stat`, 'utf8')).toContain(') Z ')
  expect(isOwnerAlive(key)).toBe(false)
  parent.kill()
})

test('a name that is no key has no known owner', () => {
  expect(isOwnerAlive('somebody-else')).toBeNull()
})

test('two installations have two names', () => {
  expect(nameInstallation('/a')).not.toBe(nameInstallation('/b'))
  expect(nameInstallation('/a')).toMatch(/^[0-9a-f]{8}$/)
})
