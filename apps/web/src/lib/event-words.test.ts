import { type AuditAction, type AuditEvent, auditActionSchema, auditActions } from '@codedojo/contract'
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
  ['Meera Nair saved the problem “Echo”', {}],
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
  ['Somebody erased since saved the problem “Echo”', { actor: { ...actor, name: '' } }],
  [
    'Meera Nair changed the role of Arjun',
    { action: 'user.role_changed', subject: person({ _id: 'user-2', name: 'Arjun' }) },
  ],
  [
    'Meera Nair changed their own role',
    { action: 'user.role_changed', subject: person({ _id: 'user-1', name: 'Meera Nair' }) },
  ],
  [
    'Meera Nair exported 1,204 problems',
    { action: 'problem.exported', subject: installation, after: { problems: 1204 } },
  ],
  [
    'Meera Nair imported 1 account',
    { action: 'user.imported', subject: installation, after: { accounts: 1 } },
  ],
  [
    'Meera Nair switched off “Code Ninja”',
    {
      action: 'assistant.switched',
      subject: { kind: 'assistant', _id: 'ninja', name: 'Code Ninja' },
      after: { isOn: false },
    },
  ],
  [
    'Meera Nair opened a course for Arjun: “Loops”',
    {
      action: 'course.enrolled',
      subject: { kind: 'course', _id: 'course-1', name: 'Loops' },
      person: { _id: 'user-2', name: 'Arjun' },
    },
  ],
  [
    'Meera Nair disqualified somebody erased since in “Autumn round”',
    {
      action: 'contest.disqualified',
      subject: { kind: 'contest', _id: 'contest-1', name: 'Autumn round' },
      person: { _id: 'user-2', name: '' },
    },
  ],
  ['The operator made a back-up', { actor: null, action: 'installation.backed_up', subject: installation }],
])('%s', (sentence, facts) => {
  const { who, did, what } = eventWords({ ...event, ...facts })

  expect([who, did, what].filter((part) => part !== null).join(' ')).toBe(sentence)
})

/** The kind of thing that each action is done to, by the first part of its name; some are done to the whole installation. */
const toInstallation: readonly AuditAction[] = [
  ...(['user.imported', 'user.exported', 'order.exported'] as const),
  ...(['installation.backed_up', 'installation.restored'] as const),
]
/** Said of somebody alone. */
const alone: readonly AuditAction[] = [
  'user.signed_up',
  'user.signed_in',
  'user.password_reset',
  'user.sign_in_refused',
]

test.each(auditActionSchema.options)('the sentence of %s names what it was done to', (action) => {
  const subject = toInstallation.includes(action)
    ? installation
    : action.startsWith('user.') || action === 'room.silenced'
      ? person({ _id: 'user-2', name: 'Arjun' })
      : ({ kind: 'problem', _id: 'thing-1', name: 'The thing' } as const)
  const own = person({ _id: 'user-1', name: 'Meera Nair' })

  const ofOther = eventWords({ ...event, action, subject })
  const ofOwn = eventWords({ ...event, action, subject: own })

  expect(ofOther.did).not.toMatch(/ or off/)
  if (subject === installation)
    expect(ofOther).toMatchObject({ what: null, did: expect.stringMatching(/ (list|account|back-up)/) })
  else expect(ofOther.what).toMatch(/Arjun|The thing/)
  if (!action.startsWith('user.') || toInstallation.includes(action)) return
  // Whoever does it to their own account is not named twice, and the sentence does not end in the air.
  expect(ofOwn.what).toBeNull()
  if (!alone.includes(action) && ofOwn.did === auditActions[action]) expect(onlyToOthers).toContain(action)
  else expect(ofOwn.did).not.toMatch(/ (of|to|from|for|about)$/)
})

const onlyToOthers: readonly AuditAction[] = [
  ...(['user.sign_in_failed', 'user.corrected', 'user.password_link_made', 'user.registered'] as const),
  ...(['user.suspended', 'user.unsuspended'] as const),
]
