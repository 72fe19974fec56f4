import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLockfileGaps } from './setup/lockfile-gaps.mjs'
import { root } from './setup/root.mjs'

// Run it after `npm install` from a registry that lacks packages for other platforms: it adds their entries to the lockfile,
// without which `npm ci` fails.
const path = join(root, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(path, 'utf8'))
const gaps = findLockfileGaps(lockfile)
const entries = [...Object.entries(lockfile.packages), ...gaps].sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(entries) }, null, 2)}\n`)
console.log(`${gaps.size} entries added.`)
