import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { root } from './root.mjs'

// The first major version of Node that runs TypeScript files and `await using` directly.
const oldestMajor = 24

/** Runs a TypeScript entry of this repository in a child process and returns its exit status. */
export function runTypeScript(entry, words = process.argv.slice(2), settingsFile = '.env') {
  const settings = join(root, settingsFile)
  const options = existsSync(settings) ? [`--env-file=${settings}`] : []
  const child = spawn(findPinnedNode(), [...options, join(root, entry), ...words], { stdio: 'inherit' })
  // The terminal sends Ctrl-C to both processes; this one stays until the child has shut down.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

/**
 * Runs the TypeScript entry in this process if its Node is new enough, otherwise in a child. If the parent (npm) is killed, the
 * entry is told to stop, so that nothing keeps running unnoticed.
 */
export async function becomeTypeScript(entry, settingsFile = '.env') {
  if (process.env.npm_lifecycle_event !== undefined) onParentDeath(() => process.kill(process.pid, 'SIGTERM'))
  keepCompiled()
  if (majorOf(process.version) < oldestMajor)
    return await runTypeScript(entry, process.argv.slice(2), settingsFile)
  await import(join(root, entry))
  return process.exitCode
}

/** Returns the Node that runs the programs: this one if it is new enough, otherwise that of the npm packages. */
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

/** Enables the compile cache for this and all started programs, which makes later starts about a second faster. */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
}

/** npm starts a script through a shell, so npm is the parent or grandparent. */
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
