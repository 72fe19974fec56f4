import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})
const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().default(false),
      resolved: z.string().optional(),
      dependencies: names,
      optionalDependencies: names,
    }),
  ),
})
type LockedPackages = z.infer<typeof lockfileSchema>['packages']

/**
 * The folders of the run-time dependencies of these workspaces, from the lockfile below `root`. Development dependencies, and
 * optional packages for other platforms, which are not installed, are left out. Source: npm, package-lock.json.
 */
export function lockedPackages(root: string, workspaces: readonly string[]): string[] {
  const { packages } = lockfileSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const found = new Set<string>()
  const waiting = [...workspaces]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const at = placeOf(packages, { name, from: path })
      if (at === null || found.has(at) || !existsSync(join(root, at))) continue
      found.add(at)
      waiting.push(at)
    }
  }
  return [...found].filter((path) => path.includes('node_modules/')).map((path) => join(root, path))
}

/**
 * The folder of a package, resolved like Node: in the folder of the importing package, then upwards. Returns null if not
 * installed.
 */
function placeOf(
  packages: LockedPackages,
  { name, from }: { readonly name: string; readonly from: string },
): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    const entry = packages[path]
    if (entry) return entry.link ? (entry.resolved ?? null) : path
    if (folder === '') return null
  }
}
