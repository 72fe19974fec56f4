import { mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { SandboxError } from '../sandbox-error.ts'

/** The folders of one run after the other, of which there is one at most. */
export function runFoldersBelow(warmBoxFolder: string) {
  let runs = 0
  let folder: string | null = null
  return {
    /** That of the run in hand. Throws `SandboxError` when there is none. */
    current: () => {
      if (folder === null) throw new SandboxError('The cgroup of a run was used outside of the run.')
      return folder
    },
    /** None or one. */
    known: () => (folder === null ? [] : [folder]),
    make: () => {
      runs += 1
      const made = join(warmBoxFolder, `box-${runs}`)
      // The kernel may have room for it only later.
      mkdirSync(made)
      folder = made
      return made
    },
    discard: () => {
      if (folder !== null) rmdirSync(folder)
      folder = null
    },
  }
}
