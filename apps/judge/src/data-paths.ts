import { join, resolve } from 'node:path'

/**
 * The folder of toolchain files that boxes mount. As root, each warm box has a user of its own, which could not traverse a
 * private home folder, so the files lie outside it. Otherwise programs run as the current user and the data folder is sufficient.
 */
export function toolchainFolder(dataFolder: string): string {
  return join(passableFolder(dataFolder), 'toolchain')
}

/** The folder for the sandbox's work folders. */
export function sandboxFolder(dataFolder: string): string {
  return join(passableFolder(dataFolder), 'sandbox')
}

function passableFolder(dataFolder: string): string {
  return process.getuid?.() === 0 ? '/var/lib/codedojo' : resolve(dataFolder)
}
