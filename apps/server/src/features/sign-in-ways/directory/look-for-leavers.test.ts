import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { schema } from '@codedojo/db'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Directory } from '../../../providers/directory/index.ts'
import {
  passwordOf,
  startDirectory,
  type TestDirectory,
} from '../../../testing/real-directory/start-directory.ts'
import { startApp, type TestApp, type Visitor } from '../../../testing/start-app.ts'
import { recordEvent } from '../../audit/index.ts'
import { checkHealth } from '../../health/index.ts'
import { openBrowser } from '../testing/open-browser.ts'
import { areTooMany, lookForLeavers } from './look-for-leavers.ts'
import { lookIfDue } from './watch-directory.ts'

const { account, installationFact, user } = schema

let directory: TestDirectory
let server: TestApp
let admin: Visitor
beforeAll(async () => {
  directory = await startDirectory()
  server = await startApp({ ...directory.settings, SIGN_IN_LIMIT_PER_10_MINUTES: '100000' })
  admin = await server.signUpAdmin()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await directory[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await directory.start()
  await server.database.queries.delete(account).where(eq(account.providerId, 'ldap'))
})

interface Known {
  readonly uid: string
  readonly dn: string
  readonly id: string
  readonly isSignedIn: () => Promise<boolean>
}

let people = 0
/** Somebody of the directory who has signed in here. */
async function arrive(): Promise<Known> {
  people += 1
  const uid = `leaver${people}`
  const dn = await directory.addPerson(uid)
  const browser = openBrowser(server)
  await browser.send('POST', '/api/user/directory/login', { username: uid, password: passwordOf(uid) })
  const id = (await browser.user())?._id ?? ''
  return { uid, dn, id, isSignedIn: async () => (await browser.user()) !== null }
}

async function arriveAll(count: number): Promise<Known[]> {
  const all: Known[] = []
  for (let each = 0; each < count; each += 1) all.push(await arrive())
  return all
}

function look(trustsMany = false, meanwhile = async () => {}) {
  const { context } = server
  const { directory: real } = context
  if (real === null) throw new Error('No directory is set up.')
  const asked: Directory = {
    ...real,
    look: async (subjects) => {
      const states = await real.look(subjects)
      await meanwhile()
      return states
    },
  }
  return lookForLeavers(context, asked, { trustsMany })
}

const disable = ({ dn }: Known) => directory.change(dn, { userAccountControl: '514' })
const enable = ({ dn }: Known) => directory.change(dn, { userAccountControl: '512' })

async function reasonOf({ id }: Known): Promise<string | null> {
  const [row] = await server.database.queries
    .select({ at: user.suspendedAt, reason: user.suspendedReason })
    .from(user)
    .where(eq(user.id, id))
  return row?.at ? row.reason : null
}

test('who has left or is disabled is suspended with their sessions, and nobody else', async () => {
  const [gone, disabled, there] = await arriveAll(3)
  const stranger = await server.signUp()
  if (!gone || !disabled || !there) throw new Error('Nobody came.')
  await directory.remove(gone.dn)
  await disable(disabled)

  const result = await look()

  expect(result).toEqual({ kind: 'done', suspended: 2, letIn: 0, kept: 0 })
  expect([await reasonOf(gone), await reasonOf(disabled), await reasonOf(there)]).toEqual([
    'No longer in the directory of Hill College.',
    'Disabled in the directory of Hill College.',
    null,
  ])
  expect([await gone.isSignedIn(), await disabled.isSignedIn(), await there.isSignedIn()]).toEqual([
    false,
    false,
    true,
  ])
  expect((await stranger.get('/user/check')).statusCode).toBe(200)
  const log = await admin.get(`/admin/audit?person=${gone.id}&action=user.suspended`)
  expect(log.json()).toMatchObject([
    { actor: null, after: { provider: 'ldap' }, names: { ldap: 'Hill College' } },
  ])
})

test('who is back is let in again, if it was the directory that suspended them', async () => {
  const [own, byAdmin, both, there] = await arriveAll(4)
  if (!own || !byAdmin || !both || !there) throw new Error('Nobody came.')
  await admin.send('POST', `/user/suspend/${byAdmin.id}`, { reason: 'Shared solutions.' })
  await disable(own)
  await disable(both)
  await look()
  await admin.send('POST', `/user/suspend/${both.id}`, { reason: 'Shared solutions.' })
  await enable(own)
  await enable(both)

  const result = await look()

  expect(result).toEqual({ kind: 'done', suspended: 0, letIn: 1, kept: 0 })
  expect([await reasonOf(own), await reasonOf(byAdmin), await reasonOf(both)]).toEqual([
    null,
    'Shared solutions.',
    'Shared solutions.',
  ])
})

test('whom an admin lets in again although they have left stays in', async () => {
  const [guest, there] = await arriveAll(2)
  if (!guest || !there) throw new Error('Nobody came.')
  await disable(guest)
  await look()
  await admin.send('POST', `/user/unsuspend/${guest.id}`)

  const result = await look()

  expect(result).toMatchObject({ kind: 'done', suspended: 0 })
  expect(await reasonOf(guest)).toBeNull()
})

test('whom an admin let in is suspended when the directory has known them since, and they leave again', async () => {
  const [guest, there] = await arriveAll(2)
  if (!guest || !there) throw new Error('Nobody came.')
  await disable(guest)
  await look()
  await admin.send('POST', `/user/unsuspend/${guest.id}`)
  await enable(guest)
  await look()
  await disable(guest)

  const result = await look()

  expect(result).toMatchObject({ kind: 'done', suspended: 1 })
  expect(await reasonOf(guest)).toBe('Disabled in the directory of Hill College.')
})

test('an admin who suspends somebody while the directory is asked has the last word, also when they are back', async () => {
  const [person, there] = await arriveAll(2)
  if (!person || !there) throw new Error('Nobody came.')
  await disable(person)

  const result = await look(false, async () => {
    await admin.send('POST', `/user/suspend/${person.id}`, { reason: 'Shared solutions.' })
  })
  const during = await reasonOf(person)
  await enable(person)
  const later = await look()

  expect([result, later]).toEqual(Array(2).fill({ kind: 'done', suspended: 0, letIn: 0, kept: 0 }))
  expect([during, await reasonOf(person)]).toEqual(['Shared solutions.', 'Shared solutions.'])
})

test('an admin whose decision is about to be committed is waited for, and has the last word', async () => {
  const [leaving, returning, there] = await arriveAll(3)
  if (!leaving || !returning || !there) throw new Error('Nobody came.')
  const { queries } = server.database
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%"suspended_at"%'`
  const lookWhileLocked = async ({ id }: Known) => {
    const reason = 'Shared solutions.'
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const { promise: known, resolve: learn } = Promise.withResolvers<void>()
    const decided = queries.transaction(async (tx) => {
      await tx.update(user).set({ suspendedAt: new Date(), suspendedReason: reason }).where(eq(user.id, id))
      begin()
      await known
      const subject = { kind: 'user', id } as const
      await recordEvent(tx, { actorId: admin.user._id, action: 'user.suspended', subject, after: { reason } })
    })
    await begun
    const looking = look()
    await expect
      .poll(async () => (await queries.execute(waiting)).rows.length)
      .toBe(1)
      .finally(learn)
    await decided
    return await looking
  }

  await disable(leaving)
  const whileLeaving = await lookWhileLocked(leaving)
  await disable(returning)
  await look()
  await enable(returning)
  const whileReturning = await lookWhileLocked(returning)

  expect([whileLeaving, whileReturning]).toMatchObject([{ suspended: 0 }, { letIn: 0 }])
  expect([await reasonOf(leaving), await reasonOf(returning)]).toEqual(Array(2).fill('Shared solutions.'))
})

test('whoever is erased while the directory is asked is not counted', async () => {
  const [leaving, returning, there] = await arriveAll(3)
  if (!leaving || !returning || !there) throw new Error('Nobody came.')
  await disable(returning)
  await look()
  await enable(returning)
  await disable(leaving)

  const result = await look(false, async () => {
    await server.database.queries.delete(user).where(inArray(user.id, [leaving.id, returning.id]))
  })

  expect(result).toEqual({ kind: 'done', suspended: 0, letIn: 0, kept: 0 })
})

test.each([
  [0, 0, false],
  [1, 1, false],
  [2, 2, true],
  [1, 3, false],
  [4, 10, false],
  [5, 10, true],
  [5, 25, false],
  [6, 25, true],
  [200, 1000, false],
  [201, 1000, true],
])('when %i of %i leave on one day, that is too many: %s', (leaving, all, expected) => {
  expect(areTooMany({ leaving, all })).toBe(expected)
})

test('when too many leave at once nothing changes, admins are told, and the operator may say that it is so', async () => {
  const all = await arriveAll(6)
  for (const each of all.slice(0, 5)) await disable(each)
  const warnings: string[] = []
  await server.database.queries.delete(installationFact).where(eq(installationFact.key, 'directory_look'))

  await lookIfDue(server.context, { warn: (message) => warnings.push(message) })
  const reasons = await Promise.all(all.map(reasonOf))
  const { directory: part } = await checkHealth(server.context)
  const trusted = await look(true)

  expect(reasons).toEqual(all.map(() => null))
  expect(warnings).toEqual([expect.stringContaining('5 of 6 people have left at once. Nobody was suspended')])
  expect(part).toMatchObject({ works: false, cure: expect.stringContaining('suspend-leavers --all') })
  expect(trusted).toEqual({ kind: 'done', suspended: 5, letIn: 0, kept: 0 })
})

test('a directory that does not answer suspends nobody, and is asked again after an hour', async () => {
  const someone = await arrive()
  await server.database.queries.delete(installationFact).where(eq(installationFact.key, 'directory_look'))
  await directory.stop()
  const warnings: string[] = []
  const log = { warn: (message: string) => warnings.push(message) }
  const wait = async (minutes: number) => {
    const at = new Date(Date.now() - minutes * 60_000).toISOString()
    const [row] = await server.database.queries
      .select()
      .from(installationFact)
      .where(eq(installationFact.key, 'directory_look'))
    const value = typeof row?.value === 'object' ? { ...row.value, at } : { at }
    await server.database.queries
      .update(installationFact)
      .set({ value })
      .where(eq(installationFact.key, 'directory_look'))
  }

  await lookIfDue(server.context, log)
  const { directory: part } = await checkHealth(server.context)
  await wait(59)
  await lookIfDue(server.context, log)
  const asked = warnings.length
  await directory.start()
  await directory.remove(someone.dn)
  await wait(61)
  await lookIfDue(server.context, log)
  const after = await reasonOf(someone)
  await wait(23 * 60)
  await directory.stop()
  await lookIfDue(server.context, log)

  expect(asked).toBe(1)
  expect(warnings).toEqual([expect.stringMatching(/^Nobody was looked up in the directory\..*ECONNREFUSED/)])
  expect(part).toMatchObject({ works: false, cure: expect.stringContaining('ECONNREFUSED') })
  expect(after).toBe('No longer in the directory of Hill College.')
})

test('of several servers one looks', async () => {
  await server.database.queries.delete(installationFact).where(eq(installationFact.key, 'directory_look'))
  await directory.stop()
  const warnings: string[] = []

  await Promise.all(
    Array.from({ length: 8 }, () => lookIfDue(server.context, { warn: (message) => warnings.push(message) })),
  )

  expect(warnings).toHaveLength(1)
})

test('a base that is gone, or that the account may not read, suspends nobody', async () => {
  const someone = await arrive()
  await using other = await startApp({
    ...directory.settings,
    LDAP_BASE: 'ou=nowhere,dc=college,dc=example',
    DATABASE_URL: server.database.url,
  })
  const { directory: nowhere } = other.context
  if (nowhere === null) throw new Error('No directory is set up.')

  await expect(lookForLeavers(server.context, nowhere, { trustsMany: true })).rejects.toThrow('no entry')

  expect(await reasonOf(someone)).toBeNull()
})

test('the last admin stays, although they have left', async () => {
  await using own = await startApp(directory.settings)
  const uid = `last${Date.now()}`
  const dn = await directory.addPerson(uid)
  const browser = openBrowser(own)
  await browser.send('POST', '/api/user/directory/login', { username: uid, password: passwordOf(uid) })
  const id = (await browser.user())?._id ?? ''
  await own.database.queries.update(user).set({ role: 'admin' }).where(eq(user.id, id))
  await directory.remove(dn)
  const { directory: service } = own.context
  if (service === null) throw new Error('No directory is set up.')

  const result = await lookForLeavers(own.context, service, { trustsMany: false })

  expect(result).toEqual({ kind: 'done', suspended: 0, letIn: 0, kept: 1 })
  expect(await browser.user()).not.toBeNull()
})

test('the command of the operator says who has left, and refuses many without --all', async () => {
  const all = await arriveAll(6)
  for (const each of all.slice(0, 5)) await disable(each)
  const command = join(import.meta.dirname, '../../../admin-command.ts')
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [command, 'suspend-leavers', ...words], {
      env: { DATABASE_URL: server.database.url, DATA_DIR: server.config.dataFolder, ...directory.settings },
    })

  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('5 of 6 people') })
  const { stdout } = await run('--all')

  expect(stdout).toBe('5 have left and are suspended; 0 are back and let in again.\n')
}, 60_000)
