import { watch } from 'node:fs'
import { join } from 'node:path'

type Name = 'server' | 'judge' | 'pages'

export interface Change {
  /** Path from the top folder; the first of several files saved together. */
  readonly path: string
  readonly restarts: readonly Name[]
  /** Whether the database setup has to run again. */
  readonly needsSetUp: boolean
}

// Editors save in several steps, and git changes many files at once.
const gatherMs = 100

const isTest = /\.test\.tsx?$|\/testing\//
const rules: readonly {
  readonly path: RegExp
  readonly restarts: readonly Name[]
  readonly needsSetUp?: true
}[] = [
  { path: /^apps\/server\/src\/.+\.ts$/, restarts: ['server'] },
  { path: /^apps\/judge\/src\/.+\.ts$/, restarts: ['judge'] },
  { path: /^packages\/sandbox\/src\/.+\.ts$/, restarts: ['judge'] },
  { path: /^packages\/(contract|db|log|problem-package)\/src\/.+\.ts$/, restarts: ['server', 'judge'] },
  { path: /^packages\/db\/migrations\/.+\.sql$/, restarts: ['server', 'judge'], needsSetUp: true },
  { path: /^content\/help\//, restarts: ['server'] },
  { path: /^content\/(courses|goods|plans|problems)\//, restarts: ['server'], needsSetUp: true },
  // Vite's configuration only; Vite reloads everything else below apps/web while it runs.
  { path: /^apps\/web\/[^/]+\.ts$/, restarts: ['pages'] },
]

const folders = ['apps/server/src', 'apps/judge/src', 'apps/web', 'packages', 'content']

/** Which programs a saved file requires to restart; null if none. */
export function changeOf(path: string): Change | null {
  const rule = isTest.test(path) ? undefined : rules.find((each) => each.path.test(path))
  return rule ? { path, restarts: rule.restarts, needsSetUp: rule.needsSetUp ?? false } : null
}

/** Reports saved files that require a restart; files saved together are reported once. */
export function watchSources(root: string, tell: (change: Change) => void): Disposable {
  let gathered: Change | null = null
  const tellGathered = () => {
    if (gathered) tell(gathered)
    gathered = null
  }
  const watchers = folders.map((folder) => {
    const isFlat = folder === 'apps/web'
    return watch(join(root, folder), { recursive: !isFlat }, (_event, name) => {
      const change = name === null ? null : changeOf(`${folder}/${name}`)
      if (!change) return
      if (!gathered) setTimeout(tellGathered, gatherMs)
      gathered = gathered ? together(gathered, change) : change
    })
  })
  return {
    [Symbol.dispose]: () => {
      for (const watcher of watchers) watcher.close()
    },
  }
}

function together(first: Change, second: Change): Change {
  return {
    path: first.path,
    restarts: [...new Set([...first.restarts, ...second.restarts])],
    needsSetUp: first.needsSetUp || second.needsSetUp,
  }
}
