import { expect, test } from 'vitest'
import type { DraftRecord } from './draft-record.ts'
import { reconcileDrafts } from './reconcile-drafts.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const local = (change: Partial<DraftRecord>): DraftRecord => ({
  code: 'local',
  updatedAt: noon,
  revision: 1,
  isSynced: false,
  other: null,
  ...change,
})
const server = (change: { revision?: number; updatedAt?: string; code?: string }) => ({
  code: 'server',
  revision: 1,
  updatedAt: '2026-11-21T12:00:00.000Z',
  ...change,
})
const open = (mine: DraftRecord | null, theirs: ReturnType<typeof server> | null) =>
  reconcileDrafts({ local: mine, server: theirs, starter: 'starter', now: noon })

test.each([
  ['the starter code when nothing was kept', null, null, { code: 'starter', revision: 0, isSynced: true }],
  ['what only the server has', null, server({}), { code: 'server', revision: 1, isSynced: true }],
  ['what only this browser has', local({}), null, { code: 'local', revision: 0, isSynced: false }],
  ['typing that did not reach the server', local({}), server({}), { code: 'local', isSynced: false }],
  [
    'the newer code of another device, when this one had no typing of its own',
    local({ isSynced: true }),
    server({ revision: 2 }),
    { code: 'server', revision: 2, other: null },
  ],
  [
    'the newer of two versions that went apart, here this one',
    local({ updatedAt: noon + 60_000 }),
    server({ revision: 2 }),
    { code: 'local', revision: 2, isSynced: false, other: 'server' },
  ],
  [
    'the newer of two versions that went apart, here the other one',
    local({ updatedAt: noon - 60_000 }),
    server({ revision: 2 }),
    { code: 'server', revision: 2, other: 'local' },
  ],
  [
    'equal codes without a question',
    local({ code: 'server' }),
    server({ revision: 5 }),
    { code: 'server', revision: 5, isSynced: true, other: null },
  ],
  [
    'its own code when an answer of the server came late and is older',
    local({ revision: 3, isSynced: true }),
    server({ revision: 2 }),
    { code: 'local', isSynced: false },
  ],
])('opens %s', (_, mine, theirs, expected) => {
  expect(open(mine, theirs)).toMatchObject(expected)
})

test('a version that waited for a decision before a reload still waits after it', () => {
  expect(open(local({ other: 'second' }), server({})).other).toBe('second')
})
