import { PackageError } from './package-error.ts'
import { packageBounds } from './package-files.ts'
import type { SourceFile } from './program-language.ts'

/** Longest path component: NAME_MAX of Linux. */
const partBytes = 255
/** A quarter of PATH_MAX of Linux, to leave room for the folder into which files are extracted. */
const pathBytes = 1024
const shownCharacters = 100
const nul = '\0'

/** Explains in a sentence why a file with this path in an archive cannot be extracted; undefined if it can. */
export function pathFault(path: string): string | undefined {
  const parts = path.split('/')
  const shown = shownPath(path)
  if (path.includes(nul)) return `${shown} holds a NUL character, which no name of a file can have.`
  if (parts.includes('')) return `${shown} leads through a folder without a name.`
  if (parts.some((part) => Buffer.byteLength(part) > partBytes))
    return `${shown} has a part that is longer than ${partBytes} bytes, the most that a name of a file can have.`
  if (Buffer.byteLength(path) > pathBytes)
    return `${shown} is longer than ${pathBytes} bytes; give it a shorter name.`
  // One level more than in a folder, because the archive may contain the folder itself.
  if (parts.length > packageBounds.folderDepth + 2) return `${shown} lies too deep.`
  return undefined
}

function shownPath(path: string): string {
  const start = path.slice(0, shownCharacters).replaceAll(nul, String.raw`\0`)
  return path.length > shownCharacters ? `${start}…` : start
}

/** A path that is both a file and the folder of another file; undefined if there is none. */
export function findFileFolderConflict(paths: ReadonlySet<string>): string | undefined {
  for (const path of paths) {
    for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
      const folder = path.slice(0, end)
      if (paths.has(folder)) return folder
    }
  }
  return undefined
}

/** A compiler gets all file names of a program in one command, for which a box has 64 KiB. */
const commandKibibytes = 16
/** Allowance per name for blanks, quotes and option words. */
const besideName = 8

/** Throws `PackageError` if the file names of one program, including its included files, are too long for one command. */
export function requireShortCommand(program: string, files: readonly Pick<SourceFile, 'name'>[]): void {
  const names = new Set(files.map(({ name }) => name))
  const bytes = [...names].reduce((sum, name) => sum + bytesInCommand(name) + besideName, 0)
  if (bytes > commandKibibytes * 1024)
    throw new PackageError(
      `${program}: the names of its files are longer than ${commandKibibytes} KiB together; give it fewer files or shorter names.`,
    )
}

/** In shell quoting a quote takes four characters. */
function bytesInCommand(name: string): number {
  return Buffer.byteLength(name.replaceAll("'", String.raw`'\''`))
}
