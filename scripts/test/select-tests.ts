import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'

/** A selection of tests; all paths are relative to the root of the repository. */
export interface SelectedTests {
  /** Test files and folders for Vitest. */
  readonly tests: readonly string[]
  /** Source files; the tests that import them are run. */
  readonly sources: readonly string[]
  /** Files and folders for Playwright. */
  readonly journeys: readonly string[]
}

/** Assigns files and folders to test runners. Throws for a path that does not exist or is outside `root`. */
export function selectTests(
  root: string,
  { from, paths }: { from: string; paths: readonly string[] },
): SelectedTests {
  const places = paths.map((path) => {
    const place = resolve(from, path)
    const name = relative(root, place)
    if (!existsSync(place) || name === '' || name.startsWith('..'))
      throw new Error(`There is no folder or file "${path}" in this repository.`)
    return { name, isSource: statSync(place).isFile() && !/\.test\.tsx?$/.test(name) }
  })
  const [journeys, others] = [places.filter(isJourney), places.filter((place) => !isJourney(place))]
  return {
    tests: others.filter(({ isSource }) => !isSource).map(({ name }) => name),
    sources: others.filter(({ isSource }) => isSource).map(({ name }) => name),
    journeys: journeys.map(({ name }) => name),
  }
}

/** Uncommitted files; if there are none, files that differ from `main` of the origin. Deleted files are left out. */
export function changedFiles(root: string): { since: string; files: string[] } {
  const uncommitted = filesSince(root, 'HEAD')
  if (uncommitted.length > 0) return { since: 'HEAD', files: uncommitted }
  const since = git(root, ['merge-base', 'origin/main', 'HEAD'])[0] ?? 'HEAD'
  return { since, files: filesSince(root, since) }
}

/** The browser tests among these files. */
export function browserTestsAmong(files: readonly string[]): string[] {
  return files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file) && !file.endsWith('.full.spec.ts'))
}

function isJourney({ name }: { name: string }): boolean {
  return name === 'e2e' || name.startsWith('e2e/')
}

function filesSince(root: string, commit: string): string[] {
  const files = [
    ...git(root, ['diff', '--name-only', '--diff-filter=d', commit]),
    ...git(root, ['ls-files', '--others', '--exclude-standard']),
  ]
  return [...new Set(files)]
}

function git(root: string, words: string[]): string[] {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}
