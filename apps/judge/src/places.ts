import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { SandboxError } from '@codedojo/sandbox'

const checkout = resolve(import.meta.dirname, '../../..')

/**
 * Where the parts live that boxes mount. As root that is a folder every user of a seat can pass, because a checkout may lie
 * under a private home; otherwise programs run as the user who started us, and the data folder will do.
 */
export function toolchainFolder(dataFolder: string): string {
  return join(passableFolder(dataFolder), 'toolchain')
}

/** Work folders of the sandbox. */
export function sandboxFolder(dataFolder: string): string {
  return join(passableFolder(dataFolder), 'sandbox')
}

function passableFolder(dataFolder: string): string {
  return process.getuid?.() === 0 ? '/var/lib/codedojo' : resolve(dataFolder)
}

/**
 * Throws `SandboxError` with the cure when what nobody may read lies inside /usr, be it by a link: a box shows all of that folder to
 * programs, which would find hidden cases and solutions of `ownFolder`, or the database.
 */
export function refuseReadablePlaces(dataFolder: string, ownFolder = checkout): void {
  const shown = 'inside /usr, which every program can read'
  if (isInsideUsr(ownFolder))
    throw new SandboxError(
      `CodeDojo lies in "${ownFolder}", ${shown}, with hidden cases and solutions. Move it elsewhere, for example to /opt/codedojo.`,
    )
  if (isInsideUsr(dataFolder))
    throw new SandboxError(`DATA_DIR is "${dataFolder}", ${shown}. Choose another folder.`)
}

function isInsideUsr(folder: string): boolean {
  return `${realPathOf(folder)}${sep}`.startsWith(`${realpathSync('/usr')}${sep}`)
}

/** Where a folder is, or will be once it is made. */
function realPathOf(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  return parent === path ? path : join(realPathOf(parent), basename(path))
}
