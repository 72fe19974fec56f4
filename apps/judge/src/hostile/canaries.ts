import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxFolder } from '../data-paths.ts'
import { newSecret } from './secrets.ts'
import type { HostPlaces } from './source-form.ts'

/** Secrets laid out on this machine; none may ever be seen in what came of a program. */
export interface Canaries extends AsyncDisposable {
  readonly words: readonly string[]
  readonly places: HostPlaces
  /** Files that hold them. */
  readonly files: readonly string[]
}

/**
 * Lays out a file everybody may read, one only its owner may, one only its group may, and a variable of the environment.
 * Call it before the sandbox is opened: a launcher that kept its starter's environment would then have inherited the variable.
 */
export async function layOutCanaries(environment: NodeJS.ProcessEnv): Promise<Canaries> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  await chmod(folder, 0o755)
  // A box can only be shown what lies in the judge's folders.
  const groupParent = sandboxFolder(folder)
  await mkdir(groupParent, { recursive: true })
  const groupFolder = await mkdtemp(join(groupParent, 'hostile-group-'))
  await chmod(groupFolder, 0o755)
  const [open, closed, group] = [newSecret('host'), newSecret('key'), newSecret('group')]
  const variable = newSecret('environment')
  const file = join(folder, 'secret.txt')
  const keyFile = join(folder, 'key_secret')
  await writeFile(file, `${open}\n`, { mode: 0o644 })
  await writeFile(keyFile, `${closed}\n`, { mode: 0o600 })
  const groupFile = join(groupFolder, 'secret.txt')
  await writeFile(groupFile, `${group}\n`)
  await chmod(groupFile, 0o040)
  environment.HOSTILE_TEST_SECRET = variable
  return {
    words: [open, closed, group, variable],
    places: { folder, file, groupFolder },
    // Whoever is not root cannot read the last one either, although it is their own.
    files: [file, keyFile, ...(process.getuid?.() === 0 ? [groupFile] : [])],
    [Symbol.asyncDispose]: async () => {
      delete environment.HOSTILE_TEST_SECRET
      for (const each of [folder, groupFolder]) await rm(each, { recursive: true, force: true })
    },
  }
}
