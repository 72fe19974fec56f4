import { expect, test } from 'vitest'
import { changeOf } from './watch-sources.ts'

test.each([
  ['apps/server/src/app.ts', ['server']],
  ['apps/judge/src/languages/cpp.ts', ['judge']],
  ['packages/sandbox/src/index.ts', ['judge']],
  ['packages/contract/src/calls.ts', ['server', 'judge']],
  ['content/help/03-verdicts.md', ['server']],
  ['apps/web/vite.config.ts', ['pages']],
])('when %s is saved, what imports it starts anew', (path, restarts) => {
  const change = changeOf(path)

  expect(change).toEqual({ path, restarts, needsSetUp: false })
})

test('a new migration is applied before the programs start anew', () => {
  const change = changeOf('packages/db/migrations/0100_new.sql')

  expect(change).toMatchObject({ restarts: ['server', 'judge'], needsSetUp: true })
})

test.each([
  'apps/server/src/app.test.ts',
  'apps/server/src/testing/start-app.ts',
  'apps/web/src/app/shell/footer.tsx',
  'packages/db/package.json',
])('nothing starts anew because of %s', (path) => {
  expect(changeOf(path)).toBeNull()
})
