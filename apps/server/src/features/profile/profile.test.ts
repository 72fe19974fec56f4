import type { Profile, ProgressFigures, PublicProfile } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { insertContest, moveContest } from '../contests/testing/add-contest.ts'
import { insertSubmission } from '../progress/testing/insert-submission.ts'

let server: TestApp
let admin: Visitor
beforeAll(async () => {
  server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  admin = await server.signUpAdmin()
})
afterAll(() => server[Symbol.asyncDispose]())

const fields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  bio: 'Writes programs for machines that are not built yet.',
  github: 'https://github.com/ada',
  linkedin: 'https://www.linkedin.com/in/ada',
  leetcode: 'https://leetcode.com/ada',
  twitter: 'https://x.com/ada',
  age: 36,
  phone: '+44 20 7946 0000',
  location: 'London, England',
  roleType: 'working',
  college: '',
  branch: '',
  skillsLearning: '',
  company: 'Analytical Engines',
  jobRole: 'Programmer',
  experience: 12,
  professionalSkills: 'Bernoulli numbers, loops',
}

const profileOf = async (who: Visitor) => (await who.get('/profile')).json<Profile>()
const seen = (id: string) => server.request({ url: `/api/profile/${id}` })
const publish = (who: Visitor) => who.send('PATCH', '/settings', { isPublic: true })

test('a profile is empty until it is saved, and then holds what was saved', async () => {
  const ada = await server.signUp('Augusta')

  const before = await profileOf(ada)
  const answer = await ada.send('PUT', '/profile', fields)

  expect(before).toMatchObject({ firstName: 'Augusta', bio: '', age: null, roleType: null, savedAt: null })
  expect(answer.statusCode).toBe(200)
  const saved = await profileOf(ada)
  expect(saved).toEqual({
    ...fields,
    _id: ada.user._id,
    email: ada.user.emailId,
    role: 'user',
    avatarUrl: null,
    savedAt: expect.any(String),
  })
  expect(answer.json()).toEqual(saved)
})

test('the name of the profile is that of the account, everywhere', async () => {
  const ada = await server.signUp('Augusta')

  await ada.send('PUT', '/profile', { ...fields, lastName: '' })

  const checked = (await ada.get('/user/check')).json<{ user: object }>()
  expect(checked.user).toMatchObject({ firstName: 'Ada', lastName: '', name: 'Ada', phone: fields.phone })
  const [row] = await server.database.queries
    .select({ name: schema.user.name })
    .from(schema.user)
    .where(eq(schema.user.id, ada.user._id))
  expect(row?.name).toBe('Ada')
})

test('what a browser kept is taken over once, and never over what was saved', async () => {
  const ada = await server.signUp()
  const found = (bio: string) => ada.send('PUT', '/profile', { ...fields, bio, isImport: true })

  const first = (await found('Found.')).json<Profile>()
  const second = (await found('Found again.')).json<Profile>()
  await ada.send('PUT', '/profile', { ...fields, bio: 'Typed.' })
  const third = (await found('Found once more.')).json<Profile>()

  expect([first.bio, second.bio, third.bio]).toEqual(['Found.', 'Found.', 'Typed.'])
})

test('of ten windows that find a profile at one time, one is taken over, name and all', async () => {
  const ada = await server.signUp()
  const windows = Array.from({ length: 10 }, (_, at) => `Window ${at}`)

  const answers = await Promise.all(
    windows.map((name) =>
      ada.send('PUT', '/profile', { ...fields, firstName: name, bio: name, isImport: true }),
    ),
  )

  const told = answers.map((answer) => answer.json<Profile>())
  expect(new Set(told.map(({ bio, firstName }) => `${firstName} says ${bio}`)).size).toBe(1)
  expect(told[0]?.firstName).toBe(told[0]?.bio)
})

test('an import and a save at one time end with what was saved', async () => {
  for (let round = 0; round < 10; round++) {
    const ada = await server.signUp()

    const answers = await Promise.all([
      ada.send('PUT', '/profile', { ...fields, bio: 'Found.', isImport: true }),
      ada.send('PUT', '/profile', { ...fields, bio: 'Typed.' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await profileOf(ada)).bio).toBe('Typed.')
  }
})

test('of two pages that save the same profile, the second is told instead of undoing what the first did', async () => {
  const ada = await server.signUp()
  const save = (body: object) => ada.send('PUT', '/profile', { ...fields, ...body })
  const never = await save({ bio: 'First.', knownSavedAt: null })
  const { savedAt } = never.json<Profile>()

  const first = await save({ bio: 'Of the telephone.', knownSavedAt: savedAt })
  const stale = await save({ bio: 'First.', location: 'Paris', knownSavedAt: savedAt })
  const neverSeen = await save({ location: 'Paris', knownSavedAt: null })

  expect([never, first, stale, neverSeen].map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 409])
  expect(stale.json()).toMatchObject({ code: 'profile_changed' })
  expect(await profileOf(ada)).toMatchObject({ bio: 'Of the telephone.', location: fields.location })
})

test('of ten pages that save at one time what they know, one does, and one that does not say is not asked', async () => {
  const ada = await server.signUp()
  await ada.send('PUT', '/profile', fields)
  const { savedAt: knownSavedAt } = await profileOf(ada)
  const pages = Array.from({ length: 10 }, (_, at) => ({ ...fields, bio: `Page ${at}`, knownSavedAt }))

  const answers = await Promise.all(pages.map((body) => ada.send('PUT', '/profile', body)))
  const unsaid = await ada.send('PUT', '/profile', { ...fields, bio: 'By a script.' })

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect(unsaid.json()).toMatchObject({ bio: 'By a script.' })
})

test.each([
  ['github', 'javascript:alert(1)'],
  ['github', 'https://github.com.example.org/ada'],
  ['linkedin', 'https://example.org/linkedin.com'],
  ['leetcode', 'http://leetcode.com/ada'],
  ['twitter', 'https://x.com@example.org/'],
  ['age', 4],
  ['age', 20.5],
  ['phone', 'call me'],
  ['experience', -1],
  ['roleType', 'wizard'],
  ['firstName', '  '],
  ['bio', 'b'.repeat(1001)],
  ['college', 'a\u0000b'],
])('a wrong %s is refused by its name', async (field, value) => {
  const ada = await server.signUp()

  const answer = await ada.send('PUT', '/profile', { ...fields, [field]: value })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'bad_input', errors: [{ field }] })
  expect((await profileOf(ada)).savedAt).toBeNull()
})

test('a profile is public only while its person wants it', async () => {
  const ada = await server.signUp()
  await ada.send('PUT', '/profile', fields)
  const codes: number[] = []

  codes.push((await seen(ada.user._id)).statusCode)
  await publish(ada)
  codes.push((await seen(ada.user._id)).statusCode)
  await ada.send('PATCH', '/settings', { isPublic: false })
  codes.push((await seen(ada.user._id)).statusCode)

  expect(codes).toEqual([404, 200, 404])
})

test('a public profile tells neither email, phone, age nor anything that is not named here', async () => {
  const ada = await server.signUp()
  await ada.send('PUT', '/profile', fields)
  await publish(ada)

  const answer = await seen(ada.user._id)

  const { age: _, phone: __, ...shown } = fields
  expect(answer.json<PublicProfile>()).toEqual({
    ...shown,
    _id: ada.user._id,
    avatarUrl: null,
    memberSince: expect.any(String),
    figures: expect.objectContaining({ solved: 0, submissions: 0, streakDays: 0 }),
    badges: [],
    rating: null,
  })
  for (const secret of [ada.user.emailId, fields.phone]) expect(answer.body).not.toContain(secret)
})

test.each([
  ['student', ['company', 'jobRole', 'experience', 'professionalSkills']],
  ['working', ['college', 'branch', 'skillsLearning']],
  [null, ['company', 'jobRole', 'experience', 'professionalSkills', 'college', 'branch', 'skillsLearning']],
])(
  'a public profile of role %s tells nothing that was written for another role',
  async (roleType, others) => {
    const ada = await server.signUp()
    const studies = { college: 'King’s', branch: 'Mathematics', skillsLearning: 'Graphs' }
    await ada.send('PUT', '/profile', { ...fields, ...studies, roleType })
    await publish(ada)

    const told = Object.entries((await seen(ada.user._id)).json<PublicProfile>())

    const empty = told.filter(([, value]) => value === '' || value === null).map(([name]) => name)
    const unset = ['avatarUrl', 'rating', ...(roleType === null ? ['roleType'] : [])]
    expect(empty.toSorted()).toEqual([...others, ...unset].toSorted())
    expect(await profileOf(ada)).toMatchObject({ ...studies, company: fields.company, experience: 12 })
  },
)

test('what is not public cannot be told from what is not there', async () => {
  const [hidden, suspended, gone] = [await server.signUp(), await server.signUp(), await server.signUp()]
  for (const who of [suspended, gone]) await publish(who)
  await admin.send('POST', `/user/suspend/${suspended.user._id}`, { reason: 'For the test.' })
  await gone.send('DELETE', `/user/deleteProfile/${gone.user._id}`)

  const ids = [hidden.user._id, suspended.user._id, gone.user._id, crypto.randomUUID(), 'no-id']
  const answers = await Promise.all(ids.map(seen))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 404))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
})

test('a public profile tells nothing of a contest that runs, and its person everything', async () => {
  const ada = await server.signUp()
  await publish(ada)
  const userId = ada.user._id
  const problemId = await server.addProblem({ title: 'In a contest' })
  const contestId = await insertContest(server.database, { problems: [problemId], people: [userId] })
  await insertSubmission(server.database, { userId, problemId, contestId })
  const shown = async () => (await seen(userId)).json<PublicProfile>()
  const numbers = ({ solved, submissions, accepted, streakDays, days }: ProgressFigures) => ({
    ...{ solved, submissions, accepted, streakDays, days: days.length },
  })

  const running = await shown()
  const own = (await ada.get('/progress')).json<ProgressFigures>()
  await moveContest(server.database, contestId, { starts: -120, ends: -60 })
  const over = await shown()

  const none = { solved: 0, submissions: 0, accepted: 0, streakDays: 0, days: 0 }
  const one = { solved: 1, submissions: 1, accepted: 1, streakDays: 1, days: 1 }
  expect([running.figures, own, over.figures].map(numbers)).toEqual([none, one, one])
  expect([running, over].map(({ badges }) => badges.map(({ name }) => name).toSorted())).toEqual([
    [],
    ['first-contest', 'first-solve'],
  ])
})

test('a person takes profile, settings and time zones along when the account is deleted', async () => {
  const ada = await server.signUp()
  await ada.send('PUT', '/profile', fields)
  await ada.send('PATCH', '/settings', { timeZone: 'Europe/London', isPublic: true })
  await ada.send('PATCH', '/settings', { timeZone: 'Asia/Kolkata' })

  await ada.send('DELETE', `/user/deleteProfile/${ada.user._id}`)

  const { queries } = server.database
  const { preference, profile, rateLimit, timeZonePeriod } = schema
  const left = await Promise.all([
    queries.$count(profile, eq(profile.userId, ada.user._id)),
    queries.$count(preference, eq(preference.userId, ada.user._id)),
    queries.$count(timeZonePeriod, eq(timeZonePeriod.userId, ada.user._id)),
    queries.$count(rateLimit, eq(rateLimit.key, `time-zone:${ada.user._id}`)),
  ])
  expect(left).toEqual([0, 0, 0, 0])
})

test('profiles of others are opened 600 times a minute from one network, and no more', async () => {
  const ada = await server.signUp()
  await publish(ada)
  const url = `/api/profile/${ada.user._id}`
  const from = (remoteAddress: string) => server.request({ url, remoteAddress })
  await from('10.0.0.1')
  await server.database.pool.query("update rate_limit set hits = 599 where key = 'public-profile:10.0.0.1'")

  const answers = [await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200])
  expect(Number(answers[1]?.headers['retry-after'])).toBeGreaterThan(0)
})

test('search engines are asked to leave profiles out, and nothing else', async () => {
  const { user } = await server.signUp()
  const paths = [`/profile/${user._id}`, `/api/profile/${user._id}`, '/login']

  const answers = await Promise.all(paths.map((url) => server.request({ url })))

  expect(answers.map(({ headers }) => headers['x-robots-tag'])).toEqual(['noindex', 'noindex', undefined])
})
