import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { root } from './root.mjs'

// The first line of Node that runs TypeScript files and `await using` as they are.
const oldestMajor = 24

/** Runs a TypeScript entry of this repository in a process of its own and answers its exit status. */
export function runTypeScript(entry, words = process.argv.slice(2), settingsFile = '.env') {
  const settings = join(root, settingsFile)
  const options = existsSync(settings) ? [`--env-file=${settings}`] : []
  const child = spawn(findPinnedNode(), [...options, join(root, entry), ...words], { stdio: 'inherit' })
  // The terminal tells both of us about Ctrl-C; we stay until the child has ended in its own order.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

/**
 * Becomes the TypeScript entry: in this very process when its Node is new enough, otherwise in a child.
 * When whoever started us (npm) is killed, the entry is told to stop, so that nothing stays behind unseen.
 */
export async function becomeTypeScript(entry, settingsFile = '.env') {
  if (process.env.npm_lifecycle_event !== undefined) onParentDeath(() => process.kill(process.pid, 'SIGTERM'))
  keepCompiled()
  if (majorOf(process.version) < oldestMajor)
    return await runTypeScript(entry, process.argv.slice(2), settingsFile)
  await import(join(root, entry))
  return process.exitCode
}

/** Answers the Node that runs the programs: this one when it is new enough, otherwise the one among the npm packages. */
function findPinnedNode() {
  if (majorOf(process.version) >= oldestMajor) return process.execPath
  const pinned = join(root, 'node_modules/.bin/node')
  const version = spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout ?? ''
  if (majorOf(version) >= oldestMajor) return pinned
  const where = `${process.platform} ${process.arch}`
  throw new Error(
    `Node ${oldestMajor} or newer is needed, and no npm package brings it for ${where}: install it.`,
  )
}

/** Compiled code of this and all started programs is kept, which makes each later start about a second shorter. */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
}

/** npm starts a script through a shell, so npm is our parent or its parent. */
function onParentDeath(tell) {
  const chainBefore = parentChain()
  const watch = setInterval(() => {
    if (parentChain() === chainBefore) return
    clearInterval(watch)
    tell()
  }, 250)
  watch.unref()
}

function parentChain() {
  const shell = readStat(process.ppid)
  return shell.name === 'sh' ? `${process.ppid} ${shell.ppid}` : `${process.ppid}`
}

/** Source: proc_pid_stat(5), fields 2 and 4. */
function readStat(pid) {
  try {
    const [, name, ppid] = /\((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, ppid }
  } catch {
    return {}
  }
}

function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10) || 0
}
