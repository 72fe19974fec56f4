import { randomUUID } from 'node:crypto'
import { schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseClaimsOf, courseRulesSchema } from '../../course-rules.ts'
import {
  directoryBase,
  passwordOf,
  startDirectory,
  type TestDirectory,
} from '../../testing/real-directory/start-directory.ts'
import { type Issuer, startIssuer } from '../../testing/real-issuer/start-issuer.ts'
import { walkIssuer } from '../../testing/real-issuer/walk-issuer.ts'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'
import { courseTestbed } from '../courses/testing/course-testbed.ts'
import { openBrowser } from './testing/open-browser.ts'

const { courseGrant } = schema
const [first, second, gone] = [randomUUID(), randomUUID(), randomUUID()]
const groupDn = `cn=first-year,ou=groups,${directoryBase}`

let issuer: Issuer
let directory: TestDirectory
let server: TestApp
let admin: Visitor
beforeAll(async () => {
  issuer = await startIssuer()
  directory = await startDirectory()
  server = await startApp({
    ...issuer.settings,
    OIDC_COURSES_CLAIM: 'groups',
    OIDC_COURSES: `first=${first}; second=${second}; lost=${gone}; also-first=${first}`,
    ...directory.settings,
    LDAP_COURSES: `${groupDn}=${first}`,
    SIGN_IN_LIMIT_PER_10_MINUTES: '100000',
  })
  admin = await server.signUpAdmin()
  await courseTestbed(server.database).addCourse({ id: first })
  await courseTestbed(server.database).addCourse({ id: second })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await issuer[Symbol.asyncDispose]()
  await directory[Symbol.asyncDispose]()
})

/** Somebody who signs in at the issuer again and again, each time with other groups. */
function arrive() {
  const sub = randomUUID()
  return async (groups: readonly string[]) => {
    issuer.person({ sub, email: `${sub}@college.example`, email_verified: true, given_name: 'Ada', groups })
    const browser = openBrowser(server)
    await browser.comeBack(await walkIssuer(await browser.begin('oidc'), 'Continue'))
    return (await browser.user())?._id ?? ''
  }
}

/** The courses that are open to somebody, by their admins' list. */
async function coursesOf(userId: string): Promise<string[]> {
  const open = []
  for (const id of [first, second]) {
    const learners: { user: { _id: string }; expiresAt: string | null }[] = (
      await admin.get(`/admin/course/${id}/learners`)
    ).json()
    const own = learners.find(({ user }) => user._id === userId)
    if (own?.expiresAt && Date.parse(own.expiresAt) > Date.now()) open.push(id)
  }
  return open
}

const grantsOf = (userId: string) =>
  server.database.queries
    .select({ days: courseGrant.days, by: courseGrant.givenByProvider, revokedAt: courseGrant.revokedAt })
    .from(courseGrant)
    .where(and(eq(courseGrant.userId, userId)))

test('a course opens with the group, once, and closes without it', async () => {
  const signIn = arrive()

  const id = await signIn(['first', 'second'])
  const both = await coursesOf(id)
  await signIn(['also-first', 'second'])
  const grants = await grantsOf(id)
  await signIn(['also-first'])
  const one = await coursesOf(id)
  await signIn([])

  expect(both).toEqual([first, second])
  expect(grants).toEqual(Array(2).fill({ days: 90, by: 'oidc', revokedAt: null }))
  expect(one).toEqual([first])
  expect(await coursesOf(id)).toEqual([])
  const log = (await admin.get('/admin/audit?action=course.unenrolled')).json()
  expect(log[0]).toMatchObject({ actor: null, after: { provider: 'oidc' } })
})

test('what an admin has given stays without the group', async () => {
  const signIn = arrive()
  const id = await signIn(['first'])
  await courseTestbed(server.database).give(first, id)

  await signIn([])

  expect(await coursesOf(id)).toEqual([first])
})

test('a group whose course is not there keeps nobody out', async () => {
  expect(await arrive()(['lost'])).not.toBe('')
})

test('a group of the directory opens a course, and one that is not found changes nothing', async () => {
  const uid = `ada-${randomUUID().slice(0, 8)}`
  const dn = await directory.addPerson(uid)
  const group = await directory.addGroup('first-year', { objectClass: 'groupOfNames', member: dn })
  const signIn = async () => {
    const browser = openBrowser(server)
    await browser.send('POST', '/api/user/directory/login', { username: uid, password: passwordOf(uid) })
    return (await browser.user())?._id ?? ''
  }

  const id = await signIn()
  const member = await coursesOf(id)
  await directory.remove(group)
  await signIn()
  const unknown = await coursesOf(id)
  await directory.addGroup('first-year', {
    objectClass: 'groupOfNames',
    member: `cn=nobody,${directoryBase}`,
  })
  await signIn()

  expect([group, member, unknown]).toEqual([groupDn, [first], [first]])
  expect(await coursesOf(id)).toEqual([])
})

test('rules are groups with ids of courses, and a group may hold the sign =', () => {
  expect(courseRulesSchema.parse(` a = ${first};;cn=b,dc=c=${second};`)).toEqual([
    { group: 'a', courseId: first },
    { group: 'cn=b,dc=c', courseId: second },
  ])
  for (const wrong of ['first', `=${first}`, 'first=not-an-id', `first=${first};second`])
    expect(courseRulesSchema.safeParse(wrong).error?.issues[0]?.message).toContain('must be groups')
  expect(courseRulesSchema.safeParse(Array(51).fill(`a=${first}`).join(';')).success).toBe(false)
})

test('a course is open by any of its groups, and unknown groups close none', () => {
  const rule = (group: string, courseId: string) => ({ group, courseId })

  const claims = courseClaimsOf([
    [rule('a', 'x'), false],
    [rule('b', 'x'), true],
    [rule('c', 'y'), false],
    [rule('d', 'z'), false],
    [rule('e', 'z'), null],
  ])

  expect(claims).toEqual({ open: ['x'], closed: ['y'] })
})
