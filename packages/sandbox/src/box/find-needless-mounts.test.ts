import { expect, test } from 'vitest'
import { findNeedlessMounts } from './find-needless-mounts.ts'

/** Formats mount points like /proc/self/mountinfo. */
function listOf(...mountPoints: string[]): string {
  const lines = mountPoints.map(
    (path, at) => `${at + 20} 1 0:${at} / ${path} rw,relatime shared:1 - tmpfs none rw\n`,
  )
  return lines.join('')
}

test('what a box is made of stays: all on the way to its folders, and all inside of them', () => {
  const mounts = listOf('/', '/dev', '/usr', '/usr/local', '/data', '/data/dojo/boxes', '/etc/hosts')

  expect(findNeedlessMounts(mounts, ['/data/dojo'])).toEqual([])
})

test('everything else goes, the last one first, and as often as it is there', () => {
  const mounts = listOf(
    '/',
    '/dev',
    '/dev/pts',
    '/dev/pts',
    '/database',
    '/data/other',
    '/snap/core/1',
    '/usrlocal',
  )

  expect(findNeedlessMounts(mounts, ['/data/dojo'])).toEqual([
    ...['/usrlocal', '/snap/core/1', '/data/other', '/database', '/dev/pts', '/dev/pts'],
  ])
})

test('devices stay that a container mounts one by one', () => {
  const mounts = listOf(
    '/',
    '/dev',
    '/dev/null',
    '/dev/zero',
    '/dev/full',
    '/dev/random',
    '/dev/urandom',
    '/dev/tty',
  )

  expect(findNeedlessMounts(mounts, [])).toEqual(['/dev/tty'])
})

test('what lies below the covered /proc is left alone', () => {
  expect(findNeedlessMounts(listOf('/', '/proc', '/proc/sys/fs/binfmt_misc'), [])).toEqual([])
})

test('names with spaces and backslashes are understood', () => {
  expect(findNeedlessMounts(listOf('/', '/a\\040b', '/a\\134040b'), ['/a b/c'])).toEqual(['/a\\040b'])
})
