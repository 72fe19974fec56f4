import { expect, test } from 'vitest'
import { reconcileTexts } from './reconcile-texts.ts'
import type { TextRecord } from './text-record.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const local = (change: Partial<TextRecord>): TextRecord => ({
  text: 'local',
  updatedAt: noon,
  revision: 1,
  isSynced: false,
  other: null,
  ...change,
})
const server = (change: { revision?: number; updatedAt?: string; text?: string }) => ({
  text: 'server',
  revision: 1,
  updatedAt: '2026-11-21T12:00:00.000Z',
  ...change,
})
const open = (mine: TextRecord | null, theirs: ReturnType<typeof server> | null) =>
  reconcileTexts({ local: mine, server: theirs, starter: 'starter', now: noon })

test.each([
  ['the starter text when nothing was kept', null, null, { text: 'starter', revision: 0, isSynced: true }],
  ['what only the server has', null, server({}), { text: 'server', revision: 1, isSynced: true }],
  ['what only this browser has', local({}), null, { text: 'local', revision: 0, isSynced: false }],
  ['typing that did not reach the server', local({}), server({}), { text: 'local', isSynced: false }],
  [
    'the newer text of another device, when this one had no typing of its own',
    local({ isSynced: true }),
    server({ revision: 2 }),
    { text: 'server', revision: 2, other: null },
  ],
  [
    'the newer of two versions that went apart, here this one',
    local({ updatedAt: noon + 60_000 }),
    server({ revision: 2 }),
    { text: 'local', revision: 2, isSynced: false, other: 'server' },
  ],
  [
    'the newer of two versions that went apart, here the other one',
    local({ updatedAt: noon - 60_000 }),
    server({ revision: 2 }),
    { text: 'server', revision: 2, other: 'local' },
  ],
  [
    'equal texts without a question',
    local({ text: 'server' }),
    server({ revision: 5 }),
    { text: 'server', revision: 5, isSynced: true, other: null },
  ],
  [
    'its own text when an answer of the server came late and is older',
    local({ revision: 3, isSynced: true }),
    server({ revision: 2 }),
    { text: 'local', isSynced: false },
  ],
])('opens %s', (_, mine, theirs, expected) => {
  expect(open(mine, theirs)).toMatchObject(expected)
})

test('a version that waited for a decision before a reload still waits after it', () => {
  expect(open(local({ other: 'second' }), server({})).other).toBe('second')
})
