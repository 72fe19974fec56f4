import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxFolder } from '../data-paths.ts'
import { newSecret } from './secrets.ts'
import type { HostSecrets } from './source-form.ts'

/** Secrets planted on this machine; none may appear in the result of a program. */
export interface Canaries extends AsyncDisposable {
  readonly words: readonly string[]
  readonly places: HostSecrets
  /** The files that hold the secrets. */
  readonly files: readonly string[]
}

/**
 * Plants a world-readable file, an owner-only file, a group-only file and an environment variable. Call it before the sandbox is
 * opened: a launcher that kept its parent's environment would then have inherited the variable.
 */
export async function plantCanaries(environment: NodeJS.ProcessEnv): Promise<Canaries> {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  await chmod(folder, 0o755)
  // A box can mount only folders below the judge's own.
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
    // Without root this process cannot read the group's file, although it owns it.
    files: [file, keyFile, ...(process.getuid?.() === 0 ? [groupFile] : [])],
    [Symbol.asyncDispose]: async () => {
      delete environment.HOSTILE_TEST_SECRET
      for (const each of [folder, groupFolder]) await rm(each, { recursive: true, force: true })
    },
  }
}
