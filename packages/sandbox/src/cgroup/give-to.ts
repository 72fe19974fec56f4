import { chownSync } from 'node:fs'

/** Lets the user of a warm box write a control file. An ordinary user's programs run as that user, who owns it already. */
export function giveTo(uid: number, file: string): void {
  if (process.geteuid?.() === 0) chownSync(file, uid, uid)
}
