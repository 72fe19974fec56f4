import { mkdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { openZip, type PackageFiles } from '@codedojo/problem-package'

/** A package named by the operator, alone or within an archive of several. */
export interface NamedPackage {
  readonly path: string
  /** Its name in messages to the operator. */
  readonly name: string
}

/**
 * Finds the packages at a path. An archive may contain several packages, as an archive from Export all, or several
 * folders with a problem each: these are unpacked below `scratch`, so that one invalid package does not block the
 * others. Any other path is returned unchanged: the import reports what is wrong.
 */
export async function findPackagesOnDisk(path: string, scratch: string): Promise<NamedPackage[]> {
  const itself = [{ path, name: path }]
  if (await isNoFile(path)) return itself
  const archive = await openZip(path, { isWhole: true, totalBytes: Number.POSITIVE_INFINITY }).catch(
    () => null,
  )
  if (archive === null) return itself
  await using files = archive
  const folders = files.paths.flatMap((name) => /^([^/]+)\/problem\.yaml$/.exec(name)?.[1] ?? [])
  const packed = files.paths.filter(isPackage)
  const isOne = files.paths.includes('problem.yaml') || folders.length === 1
  if (isOne || folders.length + packed.length === 0) return itself
  const found: NamedPackage[] = []
  for (const name of packed) {
    // One folder per package, because two may have the same name.
    const at = join(scratch, String(found.length), basename(name))
    await put(files, name, at)
    found.push({ path: at, name: `${path}: ${name}` })
  }
  for (const folder of folders) {
    const at = join(scratch, String(found.length))
    for (const name of files.paths) if (name.startsWith(`${folder}/`)) await put(files, name, join(at, name))
    found.push({ path: join(at, folder), name: `${path}: ${folder}` })
  }
  return found
}

/** True as well for a missing or unreadable path: the import reports the reason. */
async function isNoFile(path: string): Promise<boolean> {
  return !((await stat(path).catch(() => null))?.isFile() ?? false)
}

/** At the top level of the archive, or in one folder; macOS metadata is ignored. */
function isPackage(name: string): boolean {
  return /^(?:[^/]+\/)?[^/]+\.(?:zip|kpp)$/i.test(name) && !/^__MACOSX\/|(?:^|\/)\._/.test(name)
}

async function put(files: PackageFiles, name: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, await files.read(name))
}
