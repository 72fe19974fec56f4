import { join, resolve } from 'node:path'

/**
 * Where the parts live that boxes mount. As root that is a folder every user of a warm box can pass, because a checkout may lie
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
