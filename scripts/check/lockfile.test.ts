import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findLockfileGaps } from '../setup/lockfile-gaps.mjs'

const root = dirname(dirname(import.meta.dirname))

test('the lockfile describes every optional package, so that npm ci accepts it anywhere', async () => {
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))

  // To fix a failure: node scripts/complete-lockfile.mjs
  expect([...findLockfileGaps(lockfile).keys()]).toEqual([])
})

test('a package that the registry did not have is described by its name', () => {
  const optionalDependencies = { '@sample/tool-linux-arm64-musl': '1.2.3', '@sample/tool-linux-x64': '1.2.3' }
  const packages = {
    'node_modules/@sample/tool': { version: '1.2.3', dev: true, optionalDependencies },
    'node_modules/@sample/tool-linux-x64': { version: '1.2.3' },
  }

  expect([...findLockfileGaps({ packages })]).toEqual([
    [
      'node_modules/@sample/tool-linux-arm64-musl',
      { version: '1.2.3', cpu: ['arm64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
    ],
  ])
})

test('a missing package whose platform cannot be told stops the completion', () => {
  const packages = { 'node_modules/tool': { optionalDependencies: { 'plain-name': '1.0.0' } } }

  expect(() => findLockfileGaps({ packages })).toThrow('The lockfile lacks "plain-name" 1.0.0')
})
