import { lstat, open, readdir, realpath } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { pathFault } from './file-names.ts'
import { PackageError } from './package-error.ts'
import { type PackageFiles, packageBounds } from './package-files.ts'

/**
 * Opens a package in a folder. Symbolic links are followed only within the package; a link that leads out is listed, but reading
 * it throws.
 */
export async function openFolder(folder: string): Promise<PackageFiles> {
  const root = await realpath(folder)
  const paths: string[] = []
  await listInto({ paths, root, folder: '', depth: 0 })
  paths.sort()
  let readBytes = 0
  return {
    folderName: basename(root),
    paths,
    read: async (path) => {
      const bytes = await readInside(root, path)
      readBytes += bytes.length
      if (readBytes > packageBounds.totalBytes) throw new PackageError('The package is larger than 1 GiB.')
      return bytes
    },
    [Symbol.asyncDispose]: async () => {},
  }
}

interface ListingState {
  readonly paths: string[]
  readonly root: string
  readonly folder: string
  readonly depth: number
}

async function listInto({ paths, root, folder, depth }: ListingState): Promise<void> {
  if (depth > packageBounds.folderDepth) throw new PackageError(`${folder} lies too deep.`)
  for (const entry of await readdir(join(root, folder))) {
    const path = folder === '' ? entry : `${folder}/${entry}`
    const kind = await kindOf(root, path)
    if (kind === 'folder' && !entry.startsWith('.'))
      await listInto({ paths, root, folder: path, depth: depth + 1 })
    if (kind === 'file') paths.push(fitPath(path))
    if (paths.length > packageBounds.entries)
      throw new PackageError(`The package has more than ${packageBounds.entries} files.`)
  }
}

function fitPath(path: string): string {
  const fault = pathFault(path)
  if (fault !== undefined) throw new PackageError(fault)
  return path
}

async function kindOf(root: string, path: string): Promise<'file' | 'folder' | 'other'> {
  const found = await lstat(join(root, path))
  if (!found.isSymbolicLink()) return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'other'
  const target = await targetInside(root, path)
  if (!target) return 'file'
  return (await lstat(target)).isDirectory() ? 'folder' : 'file'
}

async function targetInside(root: string, path: string): Promise<string | undefined> {
  const target = await realpath(join(root, path)).catch(() => undefined)
  return target?.startsWith(root + sep) ? target : undefined
}

async function readInside(root: string, path: string): Promise<Uint8Array> {
  const target = await targetInside(root, path)
  if (!target) {
    const exists = await lstat(join(root, path)).catch(() => undefined)
    throw new PackageError(
      exists ? `${path} is a link that leads out of the package.` : `${path} is missing.`,
    )
  }
  await using file = await open(target)
  const { size } = await file.stat()
  if (size > packageBounds.entryBytes) throw new PackageError(`${path} is larger than 256 MiB.`)
  return await file.readFile()
}
