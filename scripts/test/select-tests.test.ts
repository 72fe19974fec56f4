import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browserTestsAmong, changedFiles, selectTests } from './select-tests.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'codedojo-chosen-'))
  for (const folder of ['apps', 'e2e']) await mkdir(join(root, folder))
  for (const file of ['apps/a.ts', 'apps/a.test.ts', 'e2e/b.spec.ts']) await writeFile(join(root, file), '')
})

afterEach(async () => {
  await rm(root, { recursive: true })
})

test('folders and tests, sources and journeys have each their own runner', () => {
  const paths = ['.', 'a.test.ts', 'a.ts', '../e2e/b.spec.ts', '../e2e']

  expect(selectTests(root, { from: join(root, 'apps'), paths })).toEqual({
    tests: ['apps', 'apps/a.test.ts'],
    sources: ['apps/a.ts'],
    journeys: ['e2e/b.spec.ts', 'e2e'],
  })
})

test.each(['apps/none.ts', '..', '.'])('a path that names nothing within is refused: %s', (path) => {
  expect(() => selectTests(root, { from: root, paths: [path] })).toThrow(
    `There is no folder or file "${path}"`,
  )
})

test('what is not committed counts first, and then what main does not have', async () => {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' })
  const commit = (title: string) => {
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', title)
  }
  git('init', '-q')
  commit('first')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  await writeFile(join(root, 'e2e/new.spec.ts'), '')
  const uncommitted = changedFiles(root)
  commit('second')

  const committed = changedFiles(root)

  expect(uncommitted).toEqual({ since: 'HEAD', files: ['e2e/new.spec.ts'] })
  expect(committed.files).toEqual(['e2e/new.spec.ts'])
})

test('only the journeys of every run are taken from what changed', () => {
  expect(browserTestsAmong(['e2e/a.spec.ts', 'e2e/a.full.spec.ts', 'e2e/support/a.ts', 'apps/a.ts'])).toEqual(
    ['e2e/a.spec.ts'],
  )
})
