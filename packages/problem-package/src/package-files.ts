import { PackageError } from './package-error.ts'

/** The files of one package, wherever they are kept. Paths are relative, with `/` between their parts. */
export interface PackageFiles extends AsyncDisposable {
  /** Name of the folder, or of the archive without its ending. */
  readonly folderName: string
  /** In lexicographic order, folders left out. */
  readonly paths: readonly string[]
  /** Throws `PackageError` when the file is missing, too large, or a link that leads out of the package. */
  readonly read: (path: string) => Promise<Uint8Array>
}

/** Larger than every known package; a bound against archives that unfold without end. */
export const packageBounds = {
  entries: 50_000,
  entryBytes: 256 * 1024 * 1024,
  totalBytes: 1024 * 1024 * 1024,
  folderDepth: 16,
} as const

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Throws `PackageError` when the file is missing or is not UTF-8. */
export async function readText(files: PackageFiles, path: string): Promise<string> {
  const bytes = await files.read(path)
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw new PackageError(`${path} is not valid UTF-8 text.`, { cause })
  }
}

export function hasFile(files: PackageFiles, path: string): boolean {
  return files.paths.includes(path)
}

/** The files below a folder, at any depth. */
export function pathsBelow(files: PackageFiles, folder: string): readonly string[] {
  return files.paths.filter((path) => path.startsWith(`${folder}/`))
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** With its dot and in lower case; empty when there is none. */
export function fileEnding(path: string): string {
  const name = fileName(path)
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot).toLowerCase()
}

/** The format ignores whatever starts with a dot or a hyphen. */
export function isIgnored(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part.startsWith('-'))
}
