import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemPrograms, testPrograms } from './system-programs.mjs'

// Not PATH: programs in boxes see only what the distribution installed, not shims of a version manager.
const systemFolders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin']

/** The entries of the table whose program is missing on this machine but available for it. */
export function missingPrograms(table = systemPrograms) {
  const manager = findManager()
  return table
    .filter(({ packages }) => manager === null || packages[manager] !== undefined)
    .filter(({ program, file }) =>
      file === undefined
        ? !systemFolders.some((folder) => isProgram(join(folder, program)))
        : !existsSync(file),
    )
}

/**
 * Installs missing programs, as root or by sudo without a password, on Debian-like systems. Otherwise prints the exact command.
 * Never throws: the product starts with what works.
 */
export function installPrograms(table = systemPrograms) {
  const missing = missingPrograms(table)
  if (missing.every((entry) => entry.isOptional && !isKnownToApt(entry))) return
  const sudo = sudoWords()
  if (findManager() === 'apt' && sudo !== null) aptInstall(missing, sudo)
  const needed = missing.filter(({ isOptional }) => !isOptional)
  for (const { program, use } of missingPrograms(needed)) {
    console.log(`"${program}" is missing: no ${use}. Install it with: ${installCommand(needed)}`)
  }
}

/** Installs all programs, including those that only tests need. */
export function installTestPrograms() {
  installPrograms([...systemPrograms, ...testPrograms])
}

/** The command for an operator to run. */
export function installCommand(missing) {
  const manager = findManager()
  const prefix = process.getuid?.() === 0 ? '' : 'sudo '
  if (manager === null) return `your system's package manager: ${namesOf(missing, 'apt')}`
  const verb = { apt: 'apt-get install', dnf: 'dnf install', apk: 'apk add' }[manager]
  return `${prefix}${verb} ${namesOf(missing, manager)}`
}

function namesOf(missing, manager) {
  return missing.map(({ packages }) => packages[manager]).join(' ')
}

function aptInstall(missing, sudo) {
  console.log(`Installing ${namesOf(missing, 'apt')} …`)
  apt(sudo, ['update', '-qq'])
  const wanted = missing.filter((entry) => !entry.isOptional || isKnownToApt(entry))
  if (apt(sudo, ['install', ...wanted.map(nameForApt)])) return
  // One by one, so that a package missing in this release does not prevent the others.
  for (const entry of wanted) apt(sudo, ['install', nameForApt(entry)])
}

function nameForApt({ packages }) {
  return isKnownToApt({ packages }) ? packages.apt : (packages.aptOtherwise ?? packages.apt)
}

function isKnownToApt({ packages }) {
  return spawnSync('apt-cache', ['show', packages.apt], { stdio: 'ignore' }).status === 0
}

function apt(sudo, [verb, ...words]) {
  const options = verb === 'install' ? ['-y', '-qq', '--no-install-recommends'] : []
  const [command, ...rest] = [
    ...sudo,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    verb,
    ...options,
    ...words,
  ]
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/** The command prefix to become root; null if that would require a password. */
function sudoWords() {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null
}

function findManager() {
  const commands = { apt: 'apt-get', dnf: 'dnf', apk: 'apk' }
  const found = Object.keys(commands).find((name) =>
    systemFolders.some((folder) => isProgram(join(folder, commands[name]))),
  )
  return found ?? null
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
