import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/**
 * Creates a temporary folder for the packages of one test file. Returns a function, because the folder exists only once the tests
 * run.
 */
export function packageFolder(): () => string {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'codedojo-verify-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  return () => folder
}

/** Writes a package into a new folder below the given one and returns its path. The folder has the given name, if any. */
export async function makePackage(
  folder: string,
  files: Readonly<Record<string, string>>,
  name?: string,
): Promise<string> {
  const made = name === undefined ? await mkdtemp(join(folder, 'package-')) : join(folder, name)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(made, path)), { recursive: true })
    await writeFile(join(made, path), text)
  }
  return made
}
