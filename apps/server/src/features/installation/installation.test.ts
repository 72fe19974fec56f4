import {
  type Call,
  calls,
  type InstallationSettings,
  type InvitationCode,
  initialInstallation,
  parts,
  type ShownInstallation,
} from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { judgeJobs } from '../../testing/judge-jobs.ts'
import { password, startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { watchInstallation } from './watch-installation.ts'

let server: TestApp
let admin: Visitor
let learner: Visitor
beforeAll(async () => {
  server = await startApp()
  admin = await server.signUpAdmin()
  learner = await server.signUp()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  await change({})
})

/** Stores the initial settings with these changes. */
async function change(changes: Partial<InstallationSettings>, who = server) {
  const { revision } = who.context.installation.current()
  const body = { settings: { ...initialInstallation, ...changes }, revision }
  return (who === server ? admin : await who.signUpAdmin()).send('PUT', '/admin/installation', body)
}

const everyPart = initialInstallation.parts
let number = 0
function signUp(changes: object = {}, who = server) {
  const body = {
    firstName: 'Ada',
    emailId: `person${++number}@example.org`,
    password,
    terms: true,
    ...changes,
  }
  return who.request({ method: 'POST', url: '/api/user/register', payload: body })
}
async function solve(reader: Visitor, problemId: string): Promise<void> {
  await using _judge = await judgeJobs(server.database, () => ({}))
  await reader.send('POST', `/submission/submit/${problemId}`, { code: 'print(1)', language: 'python' })
}
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code

test('a visitor is told the name and the parts; the terms have an address of their own', async () => {
  await change({ name: 'Kolleg', terms: 'Be kind.', parts: { ...everyPart, store: false } })

  const answer = await server.request({ url: '/api/installation' })

  const shown = answer.json<ShownInstallation>()
  expect(shown).toMatchObject({ name: 'Kolleg', hasOwnTerms: true, parts: { store: false, rooms: true } })
  expect(shown).not.toHaveProperty('terms')
  expect((await server.request({ url: '/terms.md' })).body).toBe('Be kind.')
})

test('a change is in the audit log with what differs, and nothing else', async () => {
  await change({ name: 'Kolleg', terms: 'Be kind.' })

  const log = await admin.get('/admin/audit?action=installation.changed')
  const [entry] = log.json<{ before: object; after: object }[]>()
  expect(entry).toMatchObject({
    before: { name: 'CodeDojo', terms: '0 characters' },
    after: { name: 'Kolleg', terms: '8 characters' },
  })
  expect(Object.keys(entry?.after ?? {}).toSorted()).toEqual(['name', 'terms'])
})

test('of two admins who change the same settings, the second is told', async () => {
  const { revision } = server.context.installation.current()
  const body = (name: string) => ({ settings: { ...initialInstallation, name }, revision })

  const answers = await Promise.all([
    admin.send('PUT', '/admin/installation', body('One')),
    admin.send('PUT', '/admin/installation', body('Two')),
  ])

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('another process has a change at once', async () => {
  await using other = await watchInstallation(server.database, () => {})

  await change({ name: 'Everywhere' })

  await vi.waitFor(() => expect(other.settings().name).toBe('Everywhere'), { timeout: 5000 })
})

test.each([
  [{ name: '' }, 'settings.name'],
  [{ name: 'Cod\u202eojo' }, 'settings.name'],
  [{ colours: { dark: '#222222', light: '' } }, 'settings.colours.dark'],
  [{ colours: { dark: '', light: '#ffdd00' } }, 'settings.colours.light'],
  [{ colours: { dark: 'red', light: '' } }, 'settings.colours.dark'],
  [{ signUp: { who: 'domains', domains: [] } }, 'settings.signUp.domains'],
  [{ signUp: { who: 'domains', domains: ['@college.example'] } }, 'settings.signUp.domains.0'],
  [{ signUp: { who: 'domains', domains: ['college.example'] } }, 'settings.signUp.who'],
  [{ signUp: { who: 'providers', domains: [] } }, 'settings.signUp.who'],
  [
    { communityLinks: [{ text: 'Chat', address: 'javascript:alert(1)' }] },
    'settings.communityLinks.0.address',
  ],
  [{ logo: 'http://example.org/x.png' }, 'settings.logo'],
  [{ contactEmail: 'nobody' }, 'settings.contactEmail'],
  [{ banner: { text: '', until: '2026-01-31T18:30:00.000Z' } }, 'settings.banner.text'],
])('%j is refused, and its field is named', async (changes, field) => {
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const answer = await change(changes as Partial<InstallationSettings>)

  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ errors: { field: string }[] }>().errors.map((each) => each.field)).toEqual([field])
  expect(server.context.installation.settings()).toEqual(initialInstallation)
})

test.each(parts)('without %s each of its calls answers 404 with a code, to everybody', async (part) => {
  await change({ parts: { ...everyPart, [part]: false } })
  const itsCalls = Object.values<Call>(calls).filter((call) => call.part === part)

  const answers = await Promise.all(
    itsCalls.flatMap((call) => {
      const url = `/api${call.path.replaceAll(/:\w+/g, 'x')}`
      return [undefined, learner.cookie, admin.cookie].map((cookie) =>
        server.request({ method: call.method, url, headers: cookie === undefined ? {} : { cookie } }),
      )
    }),
  )

  expect(itsCalls.length).toBeGreaterThan(0)
  expect(answers.map((answer) => [answer.statusCode, codeOf(answer)])).toEqual(
    answers.map(() => [404, 'part_off']),
  )
  const { paths } = (await server.request({ url: '/api/openapi.json' })).json<{
    paths: Record<string, object>
  }>()
  const described = itsCalls.filter(
    ({ path, method }) => method.toLowerCase() in (paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`] ?? {}),
  )
  expect(described).toEqual([])
})

test('help says nothing of a part that is off', async () => {
  await change({ parts: { ...everyPart, rooms: false, premium: false } })

  const slugs = (await learner.get('/help')).json<{ slug: string }[]>().map(({ slug }) => slug)

  expect(slugs).not.toContain('rooms')
  expect(slugs).not.toContain('premium')
  expect(slugs).toContain('contests')
  expect((await learner.get('/help/rooms')).statusCode).toBe(404)
})

test('with everybody allowed, nobody need prove an email, and a mailed account is not the way', async () => {
  const answer = await server.request({
    method: 'POST',
    url: '/api/user/askForAccount',
    payload: { firstName: 'Ada', emailId: 'ada@example.org', terms: true },
  })

  expect(codeOf(answer)).toBe('sign_up_closed')
  expect((await signUp()).statusCode).toBe(200)
})

test('where nobody may join, no way to create an account is open, and admins still register people', async () => {
  await change({ signUp: { who: 'nobody', domains: [] } })

  const closed = [await signUp(), await signUp({ invitation: 'AAAA-BBBB-CCCC' })]
  const registered = await admin.send('POST', '/user/admin/register', {
    ...{ firstName: 'Grace', lastName: '', emailId: 'grace@example.org', password, role: 'user' },
  })

  expect(closed.map(codeOf)).toEqual(['sign_up_closed', 'sign_up_closed'])
  expect(registered.statusCode).toBe(200)
})

test('a code lets as many join as it says, until it ends, however it is typed', async () => {
  await change({ signUp: { who: 'code', domains: [] } })
  const endsAt = new Date(Date.now() + 60_000).toISOString()
  const made = await admin.send('POST', '/admin/invitation-code', { name: 'Class', most: 3, endsAt })
  const { code, _id } = made.json<InvitationCode>()

  const without = [await signUp(), await signUp({ invitation: 'AAAA-BBBB-CCCC' })]
  const together = await Promise.all(
    [code, code.toLowerCase(), code.replaceAll('-', ' '), code, code].map((invitation) =>
      signUp({ invitation }),
    ),
  )

  expect(without.map(codeOf)).toEqual(['wrong_invitation', 'wrong_invitation'])
  expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 403, 403])
  expect((await admin.get('/admin/invitation-code')).json()).toEqual([
    { _id, code, name: 'Class', most: 3, used: 3, endsAt },
  ])
})

test('an email that is taken does not use up a code, and one that has ended or was deleted lets nobody in', async () => {
  await change({ signUp: { who: 'code', domains: [] } })
  const soon = new Date(Date.now() + 60_000).toISOString()
  const make = async (endsAt: string) =>
    (
      await admin.send('POST', '/admin/invitation-code', { name: 'One', most: 1, endsAt })
    ).json<InvitationCode>()
  const once = await make(soon)
  const past = await make(new Date(Date.now() - 1000).toISOString())
  const deleted = await make(soon)
  await admin.send('DELETE', `/admin/invitation-code/${deleted._id}`)

  const taken = await signUp({ invitation: once.code, emailId: learner.user.emailId })
  const refused = [await signUp({ invitation: past.code }), await signUp({ invitation: deleted.code })]
  const joined = await signUp({ invitation: once.code })

  expect(codeOf(taken)).toBe('email_taken')
  expect(refused.map(codeOf)).toEqual(['wrong_invitation', 'wrong_invitation'])
  expect(joined.statusCode).toBe(200)
})

test('where only some domains may join, the mailed link is the only way in, and the same answer hides who has an account', async () => {
  await using closed = await startApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const send = vi.spyOn(closed.context.mailer, 'send').mockImplementation(() => {})
  await closed.signUpAdmin()
  await change({ signUp: { who: 'domains', domains: ['College.example'] } }, closed)
  const ask = (emailId: string) =>
    closed.request({
      method: 'POST',
      url: '/api/user/askForAccount',
      payload: { firstName: 'Ada', emailId, terms: true },
    })

  const mailsTo = (email: string) => send.mock.calls.flatMap(([mail]) => (mail.to === email ? [mail] : []))
  const refused = [
    await signUp({ emailId: 'eve@college.example' }, closed),
    await ask('eve@notcollege.example'),
    await ask('eve@college.example.org'),
    await ask('eve@sub.college.example'),
  ]
  const asked = await ask('Ada@COLLEGE.example')
  await vi.waitFor(() => expect(mailsTo('ada@college.example')).toHaveLength(1))
  const again = await ask('ada@college.example')
  await vi.waitFor(() => expect(mailsTo('ada@college.example')).toHaveLength(2))
  const [first] = mailsTo('ada@college.example')
  const token = /token=([\w-]+)/.exec(first?.text ?? '')?.[1]
  await closed.request({
    method: 'POST',
    url: '/api/user/resetPassword',
    payload: { token, password },
  })
  const signedIn = await closed.request({
    method: 'POST',
    url: '/api/user/login',
    payload: { emailId: 'ada@college.example', password },
  })

  expect(refused.map(codeOf)).toEqual(refused.map(() => 'sign_up_closed'))
  expect(again.json()).toEqual(asked.json())
  expect(signedIn.statusCode).toBe(200)
})

test.each([
  ['solved', false, 'locked'],
  ['solved', true, 'open'],
  ['everybody', false, 'open'],
  ['opened', true, 'locked'],
] as const)(
  'without premium and with the rule %s, solved or not (%s) means %s',
  async (solutions, isSolved, access) => {
    await change({ parts: { ...everyPart, premium: false }, solutions })
    const problemId = await server.addProblem({ title: `Sum ${++number}`, editorial: 'The idea.' })
    const reader = await server.signUp()
    if (isSolved) await solve(reader, problemId)

    const shown = (await reader.get(`/problem/problemById/${problemId}`)).json<{
      solutions: { access: string }
    }>()

    expect(shown.solutions.access).toBe(access)
  },
)

test('a teacher opens the solution of a problem, and closes it again', async () => {
  await change({ parts: { ...everyPart, premium: false }, solutions: 'opened' })
  const problemId = await server.addProblem({ title: `Sum ${++number}`, editorial: 'The idea.' })
  const accessOf = async () =>
    (await learner.get(`/problem/problemById/${problemId}`)).json<{ solutions: { access: string } }>()
      .solutions.access

  const before = await accessOf()
  await admin.send('PUT', `/admin/problem/${problemId}/solution`, { isOpen: true })
  const open = await accessOf()
  await admin.send('PUT', `/admin/problem/${problemId}/solution`, { isOpen: false })

  expect([before, open, await accessOf()]).toEqual(['locked', 'open', 'locked'])
  expect(
    (await learner.send('PUT', `/admin/problem/${problemId}/solution`, { isOpen: true })).statusCode,
  ).toBe(403)
})

test('stored settings of an older version keep what they say, and broken ones let nobody in by themselves', async () => {
  const { queries } = server.database
  const old = {
    revision: 500,
    settings: { name: 'Old', signUp: { who: 'nobody', domains: [] }, parts: { store: false } },
  }
  await queries
    .update(schema.installationFact)
    .set({ value: old })
    .where(eq(schema.installationFact.key, 'settings'))

  await server.context.installation.reload()

  const settings = server.context.installation.settings()
  expect(settings).toEqual({
    ...initialInstallation,
    name: 'Old',
    signUp: { who: 'nobody', domains: [] },
    parts: { ...everyPart, store: false },
  })
  const broken = { revision: 501, settings: { signUp: { who: 'anyone' } } }
  await queries
    .update(schema.installationFact)
    .set({ value: broken })
    .where(eq(schema.installationFact.key, 'settings'))
  await expect(server.context.installation.reload()).rejects.toThrow('signUp.who')
  expect(server.context.installation.settings().signUp.who).toBe('nobody')
  await queries
    .update(schema.installationFact)
    .set({ value: old })
    .where(eq(schema.installationFact.key, 'settings'))
})
