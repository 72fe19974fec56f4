import { watch } from 'node:fs'
import { join } from 'node:path'

type Name = 'server' | 'judge' | 'pages'

export interface Change {
  /** Below the top folder; the first of those that were saved together. */
  readonly path: string
  readonly restarts: readonly Name[]
  /** The database has to be made ready once more. */
  readonly needsSetUp: boolean
}

// An editor saves in several steps, and git many files.
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
  // Its own configuration: all else below apps/web Vite takes in as it runs.
  { path: /^apps\/web\/[^/]+\.ts$/, restarts: ['pages'] },
]

const folders = ['apps/server/src', 'apps/judge/src', 'apps/web', 'packages', 'content']

/** What has to start anew because of a saved file; null: nothing. */
export function changeOf(path: string): Change | null {
  const rule = isTest.test(path) ? undefined : rules.find((each) => each.path.test(path))
  return rule ? { path, restarts: rule.restarts, needsSetUp: rule.needsSetUp ?? false } : null
}

/** Tells of saved files that running programs were started from; of those that are saved together once. */
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
