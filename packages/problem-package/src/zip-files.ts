import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Entry, open, type ZipFile } from 'yauzl'
import { findFileFolderConflict, pathFault } from './file-names.ts'
import { PackageError } from './package-error.ts'
import { type PackageFiles, packageBounds } from './package-files.ts'

export interface ZipOptions {
  /** Maximum total size of the uncompressed files. */
  readonly totalBytes?: number | undefined
  /** A display name, if it differs from the file name. */
  readonly name?: string
  /** True to list all files of the archive, even if they are not in the folder of one package. */
  readonly isWhole?: boolean
}

/**
 * Opens a package in a .zip or .kpp archive, either at its top or in its only folder. Nothing is extracted to disk. Sizes are
 * checked before decompression, and the library aborts an entry that turns out longer than declared.
 */
export async function openZip(path: string, options: ZipOptions = {}): Promise<PackageFiles> {
  const { totalBytes: totalBytesMost = packageBounds.totalBytes, name = basename(path), isWhole } = options
  const archive = await openArchive(path, name)
  try {
    const entries = await entriesOf(archive, totalBytesMost)
    const top = isWhole ? '' : onlyFolder([...entries.keys()])
    // Files outside the package's folder are ignored.
    const inside = [...entries].filter(([name]) => name.startsWith(top))
    const byPath = new Map(inside.map(([name, entry]) => [name.slice(top.length), entry]))
    return {
      folderName: top === '' ? name.replace(/\.(zip|kpp)$/i, '') : top.slice(0, -1),
      paths: [...byPath.keys()].sort(),
      read: async (wanted) => {
        const entry = byPath.get(wanted)
        if (!entry) throw new PackageError(`${wanted} is missing.`)
        return inflate(archive, entry)
      },
      [Symbol.asyncDispose]: async () => archive.close(),
    }
  } catch (error) {
    archive.close()
    throw error
  }
}

function openArchive(path: string, name: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, strictFileNames: false }, (error, archive) => {
      if (error)
        reject(
          new PackageError(
            `${name} is not a readable zip archive. Pack the folder as a zip again; another kind of archive cannot be renamed.`,
            { cause: error },
          ),
        )
      else resolve(archive)
    })
  })
}

function entriesOf(archive: ZipFile, totalBytesMost: number): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let totalBytes = 0
    archive.on('error', (error) => reject(new PackageError(faultOfArchive(error.message), { cause: error })))
    archive.on('end', () => {
      const both = findFileFolderConflict(new Set(entries.keys()))
      if (both === undefined) resolve(entries)
      else reject(new PackageError(`${both} is both a file and a folder of the archive.`))
    })
    archive.on('entry', (entry) => {
      totalBytes += entry.uncompressedSize
      const fault =
        totalBytes > totalBytesMost
          ? `The archive unfolds to more than ${totalBytesMost / 1024 / 1024} MiB.`
          : faultOf(entry, entries)
      if (fault) return reject(new PackageError(fault))
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
      archive.readEntry()
    })
    archive.readEntry()
  })
}

/** Translates the library's error for a path that leads out of the archive. It takes a backslash for a slash, as Windows does. */
function faultOfArchive(message: string): string {
  const name = /^(?:absolute path|invalid relative path): (.*)$/s.exec(message)?.[1]
  if (name === undefined) return `The archive is damaged: ${message}`
  return `The archive names a file outside of itself: "${name}". Pack the folder of the problem again, with plain relative names.`
}

/** The file type bits of Unix archivers, in the upper half of the external attributes. */
const linkType = 0o120000
const typeMask = 0o170000

function faultOf(entry: Entry, seen: Map<string, Entry>): string | undefined {
  const name = entry.fileName
  const nameFault = pathFault(name.replace(/\/$/, ''))
  if (nameFault !== undefined) return nameFault
  if (((entry.externalFileAttributes >>> 16) & typeMask) === linkType)
    return `${name} is a symbolic link; put the file itself into the archive.`
  if (entry.isEncrypted()) return `${name} is encrypted; make the archive without a password.`
  if (seen.has(name)) return `${name} is in the archive twice.`
  if (entry.uncompressedSize > packageBounds.entryBytes) return `${name} is larger than 256 MiB.`
  if (seen.size >= packageBounds.entries) return `The archive has more than ${packageBounds.entries} files.`
  return undefined
}

function onlyFolder(names: readonly string[]): string {
  if (names.includes('problem.yaml')) return ''
  const found = names.filter((name) => /^[^/]+\/problem\.yaml$/.test(name))
  if (found.length > 1)
    throw new PackageError(
      `The archive holds ${found.length} problems: ${fewOf(found)}. Pack each by itself.`,
    )
  const packed = names.filter((name) => /^[^/]+\.(zip|kpp)$/i.test(name))
  if (found.length === 0 && packed.length > 0)
    throw new PackageError(
      `The archive holds packages (${fewOf(packed)}). Unpack it and choose them one by one.`,
    )
  return found[0] ? found[0].slice(0, found[0].indexOf('/') + 1) : ''
}

function fewOf(names: readonly string[]): string {
  return `${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`
}

function inflate(archive: ZipFile, entry: Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(new PackageError(`${entry.fileName} cannot be unpacked: the archive is damaged.`, { cause }))
    archive.openReadStream(entry, (error, stream) => {
      if (error) fail(error)
      else buffer(stream).then(resolve, fail)
    })
  })
}
