import { chownSync } from 'node:fs'

/**
 * Gives the user of a warm box write access to a control file. Without root nothing is needed, because programs run as the file's
 * owner.
 */
export function grantAccess(uid: number, file: string): void {
  if (process.geteuid?.() === 0) chownSync(file, uid, uid)
}
