import type { AuditEvent } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { eventWords } from './event-words.ts'

const actor = { _id: 'user-1', name: 'Meera Nair', avatarUrl: null }
const event: AuditEvent = {
  _id: 'event-1',
  at: '2026-01-31T10:00:00.000Z',
  actor,
  action: 'problem.updated',
  subject: { kind: 'problem', _id: 'problem-1', name: 'Echo' },
  before: null,
  after: null,
}
const person = (facts: { _id: string; name: string }) => ({ kind: 'user', ...facts }) as const
const installation = { kind: 'installation', _id: null, name: '' } as const

test.each<[string, Partial<AuditEvent>]>([
  ['Meera Nair saved “Echo”', {}],
  [
    'Meera Nair signed in',
    { action: 'user.signed_in', subject: person({ _id: 'user-1', name: 'Meera Nair' }) },
  ],
  [
    'Meera Nair suspended Arjun',
    { action: 'user.suspended', subject: person({ _id: 'user-2', name: 'Arjun' }) },
  ],
  [
    'Meera Nair suspended somebody erased since',
    { action: 'user.suspended', subject: person({ _id: 'user-2', name: '' }) },
  ],
  [
    'Somebody gave a wrong password for Arjun',
    { actor: null, action: 'user.sign_in_failed', subject: person({ _id: 'user-2', name: 'Arjun' }) },
  ],
  [
    'Somebody tried to sign in with an email that has no account',
    { actor: null, action: 'user.sign_in_failed', subject: installation },
  ],
  ['Somebody erased since saved “Echo”', { actor: { ...actor, name: '' } }],
  ['The operator made a back-up', { actor: null, action: 'installation.backed_up', subject: installation }],
])('%s', (sentence, facts) => {
  const { who, did, what } = eventWords({ ...event, ...facts })

  expect([who, did, what].filter((part) => part !== null).join(' ')).toBe(sentence)
})
