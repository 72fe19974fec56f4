import { type AuditAction, type AuditEvent, auditActionSchema, auditActions } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { eventText } from './event-text.ts'

const actor = { _id: 'user-1', name: 'Meera Nair', avatarUrl: null }
const event: AuditEvent = {
  _id: 'event-1',
  at: '2026-01-31T10:00:00.000Z',
  actor,
  action: 'problem.updated',
  subject: { kind: 'problem', _id: 'problem-1', name: 'Echo' },
  before: null,
  after: null,
  names: {},
}
const person = (facts: { _id: string; name: string }) => ({ kind: 'user', ...facts }) as const
const arjun = person({ _id: 'user-2', name: 'Arjun' })
const ofCourse = (action: AuditAction, before: unknown, after: unknown) => ({
  action,
  subject: { kind: 'course', _id: 'course-1', name: 'Loops' } as const,
  before,
  after,
})
const ofOrder = (action: AuditAction, after: unknown) => ({
  action,
  subject: { kind: 'order', _id: 'order-1', name: 'School pen' } as const,
  after,
})
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
    'The sign-in provider suspended Arjun',
    { actor: null, action: 'user.suspended', subject: arjun, after: { reason: 'Left.', provider: 'ldap' } },
  ],
  [
    'The sign-in provider let back in Arjun',
    { actor: null, action: 'user.unsuspended', subject: arjun, after: { provider: 'ldap' } },
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
  [
    'Meera Nair made an admin of Arjun',
    { action: 'user.role_changed', subject: arjun, before: { role: 'user' }, after: { role: 'admin' } },
  ],
  [
    'The sign-in provider made an admin of Arjun',
    { actor: null, action: 'user.role_changed', subject: arjun, after: { role: 'admin', provider: 'oidc' } },
  ],
  [
    'Meera Nair took the rights of an admin from Arjun',
    { action: 'user.role_changed', subject: arjun, before: { role: 'admin' }, after: { role: 'user' } },
  ],
  [
    'Meera Nair corrected the name and the email of Arjun',
    { action: 'user.corrected', subject: arjun, after: { corrected: ['name', 'email'] } },
  ],
  [
    'Meera Nair kept Arjun from writing in rooms for 1 hour',
    { action: 'room.silenced', subject: arjun, after: { minutes: 60, reason: '' } },
  ],
  [
    'Meera Nair let Arjun write in rooms again',
    { action: 'room.silenced', subject: arjun, after: { minutes: 0, reason: '' } },
  ],
  [
    'Meera Nair published the problem “Echo”',
    { before: { status: 'draft' }, after: { status: 'published' } },
  ],
  [
    'Meera Nair replaced the problem “Echo” by version 2 from a package',
    { action: 'problem.imported', before: { version: 1 }, after: { version: 2 } },
  ],
  ['Meera Nair imported the problem “Echo”', { action: 'problem.imported', after: { version: 1 } }],
  [
    'Meera Nair published the course “Loops”',
    ofCourse('course.updated', { isDraft: true }, { isDraft: false }),
  ],
  ['Meera Nair changed the course “Loops”', ofCourse('course.updated', { isDraft: true }, { isDraft: true })],
  ['Meera Nair added the lesson “For” to “Loops”', ofCourse('course.lesson_saved', null, { title: 'For' })],
  [
    'Meera Nair changed the lesson “While” of “Loops”',
    ofCourse('course.lesson_saved', { title: 'For' }, { title: 'While' }),
  ],
  [
    'Meera Nair hid a question of Arjun at “Loops”',
    {
      ...ofCourse(
        'course.question_answered',
        { isAnswered: true, isHidden: false },
        { isAnswered: true, isHidden: true },
      ),
      person: { _id: 'user-2', name: 'Arjun' },
    },
  ],
  [
    'Meera Nair answered a question of Arjun at “Loops”',
    {
      ...ofCourse(
        'course.question_answered',
        { isAnswered: false, isHidden: false },
        { isAnswered: true, isHidden: false },
      ),
      person: { _id: 'user-2', name: 'Arjun' },
    },
  ],
  [
    'Meera Nair approved the refund of order 12 of Arjun: “School pen”',
    { ...ofOrder('order.refund_approved', { number: 12 }), person: { _id: 'user-2', name: 'Arjun' } },
  ],
  [
    'The payment provider paid back ₹25.50 of order 12 of Arjun: “School pen”',
    {
      ...ofOrder('order.refunded', { number: 12, amountPaise: 2550, isWhole: true }),
      ...{ actor: null, person: { _id: 'user-2', name: 'Arjun' } },
    },
  ],
  [
    'Meera Nair asked for the money back of order 12: “School pen”',
    ofOrder('order.refund_asked', { number: 12 }),
  ],
  ['Meera Nair bought “School pen” (order 12)', ofOrder('order.fulfilled', { number: 12 })],
  ['The operator made a back-up', { actor: null, action: 'installation.backed_up', subject: installation }],
])('%s', (sentence, facts) => {
  const { who, did, what, more } = eventText({ ...event, ...facts })

  expect([who, did, what, more].filter(Boolean).join(' ')).toBe(sentence)
})

/** The object of each action, by the first part of its name; some actions concern the whole installation. */
const toInstallation: readonly AuditAction[] = [
  ...(['user.imported', 'user.exported', 'order.exported'] as const),
  ...(['installation.backed_up', 'installation.restored'] as const),
]
/** Actions on the own account, whose sentence names nobody else. */
const onOwnAccount: readonly AuditAction[] = [
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

  const ofOther = eventText({ ...event, action, subject })
  const ofOwn = eventText({ ...event, action, subject: own })

  expect(ofOther.did).not.toMatch(/ or off/)
  if (subject === installation)
    expect(ofOther).toMatchObject({ what: null, did: expect.stringMatching(/ (list|account|back-up)/) })
  else expect(ofOther.what).toMatch(/Arjun|The thing/)
  if (!action.startsWith('user.') || toInstallation.includes(action)) return
  // An action on one's own account does not name its actor twice, and its sentence still ends properly.
  expect(ofOwn.what).toBeNull()
  if (!onOwnAccount.includes(action) && ofOwn.did === auditActions[action])
    expect(onlyToOthers).toContain(action)
  else expect(ofOwn.did).not.toMatch(/ (of|to|from|for|about)$/)
})

const onlyToOthers: readonly AuditAction[] = [
  ...(['user.sign_in_failed', 'user.corrected', 'user.password_link_made', 'user.registered'] as const),
  ...(['user.suspended', 'user.unsuspended', 'user.passkey_refused'] as const),
]
