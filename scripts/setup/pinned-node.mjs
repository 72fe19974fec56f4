import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'

// The first line of Node that runs TypeScript files and `await using` as they are.
const oldestMajor = 24

/** Answers the Node that runs the programs: this one when it is new enough, otherwise the one among the npm packages. */
export function findPinnedNode() {
  if (majorOf(process.version) >= oldestMajor) return process.execPath
  const pinned = join(root, 'node_modules/.bin/node')
  const version = spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  if (majorOf(version) >= oldestMajor) return pinned
  const where = `${process.platform} ${process.arch}`
  throw new Error(
    `Node ${oldestMajor} or newer is needed, and no npm package brings it for ${where}: install it.`,
  )
}

/** Runs a TypeScript entry of this repository and answers its exit status. */
export function runTypeScript(entry, words = process.argv.slice(2)) {
  const child = spawn(findPinnedNode(), [join(root, entry), ...words], { stdio: 'inherit' })
  // The terminal tells both of us about Ctrl-C; we stay until the child has ended in its own order.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10) || 0
}
