import { PackageError } from './package-error.ts'
import { packageBounds } from './package-files.ts'
import type { SourceFile } from './program-language.ts'

/** NAME_MAX of Linux, for one part of a path. */
const partBytes = 255
/** A quarter of what Linux takes at once, so that there is room for the folder in which the files are laid out. */
const pathBytes = 1024
const shownCharacters = 100
const nul = '\0'

/** Why no file can be laid out under a path of an archive, as a sentence; undefined when one can. */
export function faultOfPath(path: string): string | undefined {
  const parts = path.split('/')
  const shown = shownPath(path)
  if (path.includes(nul)) return `${shown} holds a NUL character, which no name of a file can have.`
  if (parts.includes('')) return `${shown} leads through a folder without a name.`
  if (parts.some((part) => Buffer.byteLength(part) > partBytes))
    return `${shown} has a part that is longer than ${partBytes} bytes, the most that a name of a file can have.`
  if (Buffer.byteLength(path) > pathBytes)
    return `${shown} is longer than ${pathBytes} bytes; give it a shorter name.`
  // One more than in a folder: the archive may hold the folder itself.
  if (parts.length > packageBounds.folderDepth + 2) return `${shown} lies too deep.`
  return undefined
}

function shownPath(path: string): string {
  const start = path.slice(0, shownCharacters).replaceAll(nul, String.raw`\0`)
  return path.length > shownCharacters ? `${start}…` : start
}

/** A path that is the name of a file and of the folder of another; undefined when there is none. */
export function fileAndFolder(paths: ReadonlySet<string>): string | undefined {
  for (const path of paths) {
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end)
      if (paths.has(folder)) return folder
    }
  }
  return undefined
}

/** A compiler gets the names of a program in one command, for which a box has room of 64 KiB. */
const commandKibibytes = 16
/** Blanks, quotes and the words before a name. */
const besideName = 8

/** Throws `PackageError` when the names of one program, what is included with it counted, are too long for one command. */
export function requireShortCommand(program: string, files: readonly Pick<SourceFile, 'name'>[]): void {
  const names = new Set(files.map(({ name }) => name))
  const bytes = [...names].reduce((sum, name) => sum + bytesInCommand(name) + besideName, 0)
  if (bytes > commandKibibytes * 1024)
    throw new PackageError(
      `${program}: the names of its files are longer than ${commandKibibytes} KiB together; give it fewer files or shorter names.`,
    )
}

/** A shell writes a quote within quotes with four characters. */
function bytesInCommand(name: string): number {
  return Buffer.byteLength(name.replaceAll("'", String.raw`'\''`))
}
