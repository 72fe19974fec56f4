import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isOwnerAlive, makeProcessKey, nameInstallation } from './process-key.ts'

test('a key is of a living process while that process lives', () => {
  const key = makeProcessKey()

  expect(isOwnerAlive(key)).toBe(true)
  expect(makeProcessKey()).not.toBe(key)
})

test('a key of an ended process, an earlier boot or another start of the same number is dead', () => {
  const [boot, pid, start] = makeProcessKey().split('-')
  const ended = spawnSync('true').pid

  expect(isOwnerAlive(`${boot}-${ended}-${start}-1`)).toBe(false)
  expect(isOwnerAlive(`00000000-${pid}-${start}-1`)).toBe(false)
  expect(isOwnerAlive(`${boot}-${pid}-1-1`)).toBe(false)
})

test('a name that is no key has no known owner', () => {
  expect(isOwnerAlive('somebody-else')).toBeNull()
})

test('two installations have two names', () => {
  expect(nameInstallation('/a')).not.toBe(nameInstallation('/b'))
  expect(nameInstallation('/a')).toMatch(/^[0-9a-f]{8}$/)
})
