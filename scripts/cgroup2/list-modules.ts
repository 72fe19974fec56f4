import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Files of the named kernel modules and all their dependencies, in loading order. Throws if one is not in the folder. */
export async function listModules(kernel: string, names: readonly string[]): Promise<string[]> {
  const files = new Map<string, string>()
  for await (const path of glob('**/*.ko', { cwd: kernel })) files.set(nameOf(path), join(kernel, path))
  const ordered = new Set<string>()
  const add = async (name: string): Promise<void> => {
    const file = files.get(name)
    if (file === undefined) throw new Error(`The kernel package has no module "${name}".`)
    for (const needed of neededBy(await readFile(file, 'latin1'))) await add(needed)
    ordered.add(file)
  }
  for (const name of names) await add(name)
  return [...ordered]
}

/** The dependencies of a module, which it lists in one of its NUL-terminated strings, separated by commas. */
export function neededBy(module: string): string[] {
  const list = /\0depends=([^\0]*)\0/.exec(module)?.[1] ?? ''
  return list.split(',').filter(Boolean).map(nameOf)
}

// In module names the kernel treats `-` and `_` as equal.
function nameOf(path: string): string {
  return basename(path, '.ko').replaceAll('-', '_')
}
