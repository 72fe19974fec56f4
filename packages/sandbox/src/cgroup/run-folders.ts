import { mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { SandboxError } from '../sandbox-error.ts'

/** The cgroup folders of successive runs, of which at most one exists at a time. */
export function runFoldersBelow(warmBoxFolder: string) {
  let runs = 0
  let folder: string | null = null
  return {
    /** The folder of the current run. Throws `SandboxError` if there is none. */
    current: () => {
      if (folder === null) throw new SandboxError('The cgroup of a run was used outside of the run.')
      return folder
    },
    /** Zero or one folder. */
    known: () => (folder === null ? [] : [folder]),
    make: () => {
      runs += 1
      const made = join(warmBoxFolder, `box-${runs}`)
      // The kernel may refuse for now if it has no room.
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
