import { schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Visitor } from '../../testing/start-app.ts'
import { startApp } from '../../testing/start-app.ts'
import { type AppWithMail, startAppWithMail } from '../../testing/start-app-with-mail.ts'
import { sendReminders } from './send-reminders.ts'

const { dailyProblem, reminder, submission, timeZonePeriod, user } = schema

let site: AppWithMail
let problemId: string
beforeAll(async () => {
  site = await startAppWithMail({ SIGN_UP_LIMIT_PER_10_MINUTES: '1000' })
  problemId = await site.server.addProblem({ title: 'Two Sums' })
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(async () => {
  await site.server.database.queries.delete(reminder)
  await site.server.database.queries.delete(dailyProblem)
})

/** A person in Kolkata (UTC+5:30) with a confirmed email. */
async function learner(): Promise<Visitor> {
  const who = await site.server.signUp('Ada')
  // The mail that confirms the address must not arrive among those that a test counts.
  await site.server.context.mailer.close()
  const { queries } = site.server.database
  await queries.update(user).set({ emailVerified: true }).where(eq(user.id, who.user._id))
  await queries
    .insert(timeZonePeriod)
    .values({ userId: who.user._id, since: new Date(0), zone: 'Asia/Kolkata' })
  return who
}

async function remind(who: Visitor, days: readonly number[], hour: number): Promise<void> {
  const row = { userId: who.user._id, days: [...days], hour }
  await site.server.database.queries.insert(reminder).values(row)
}

/** Sends what is due at a moment, and returns the subjects of the mails to the person. */
async function mailsAt(who: Visitor, moment: string): Promise<string[]> {
  const before = site.smtp.mails.length
  await sendReminders(site.server.context, new Date(moment))
  await site.server.context.mailer.close()
  const mails = site.smtp.mails.slice(before).filter((mail) => mail.includes(`To: ${who.user.emailId}`))
  return mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '')
}

// A Friday.
const friday = '2026-11-27'

test('a mail comes once on a chosen day, from the chosen hour of the own clock on', async () => {
  const ada = await learner()
  await remind(ada, [5], 18)

  expect(await mailsAt(ada, `${friday}T12:29:00Z`)).toEqual([])
  expect(await mailsAt(ada, `${friday}T12:30:00Z`)).toHaveLength(1)
  expect(await mailsAt(ada, `${friday}T12:31:00Z`)).toEqual([])
  expect(await mailsAt(ada, '2026-11-28T12:30:00Z')).toEqual([])
  expect(await mailsAt(ada, '2026-12-04T13:00:00Z')).toHaveLength(1)
})

test('two servers that look at once send one mail', async () => {
  const ada = await learner()
  await remind(ada, [5], 0)
  const before = site.smtp.mails.length

  await Promise.all(
    Array.from({ length: 6 }, () => sendReminders(site.server.context, new Date(`${friday}T10:00:00Z`))),
  )
  await site.server.context.mailer.close()

  expect(site.smtp.mails.length - before).toBe(1)
})

test('a mail that cannot be made keeps no other back', async () => {
  for (const who of [await learner(), await learner()]) await remind(who, [5], 0)
  const sent: string[] = []
  const mailer = {
    ...site.server.context.mailer,
    send: ({ to }: { to: string }) => {
      sent.push(to)
      if (sent.length === 1) throw new Error('no mail for this one')
    },
  }

  const sending = sendReminders({ ...site.server.context, mailer }, new Date(`${friday}T10:00:00Z`))

  await expect(sending).rejects.toThrow('1 reminders could not be made.')
  expect(sent).toHaveLength(2)
})

test('who moves to where it is the date before gets no second mail', async () => {
  const ada = await learner()
  await remind(ada, [4, 5], 0)
  const moment = `${friday}T01:00:00Z`
  expect(await mailsAt(ada, moment)).toHaveLength(1)

  const moved = { userId: ada.user._id, since: new Date(`${friday}T00:59:00Z`), zone: 'Pacific/Honolulu' }
  await site.server.database.queries.insert(timeZonePeriod).values(moved)

  expect(await mailsAt(ada, moment)).toEqual([])
})

test.each([
  [
    'who has something Accepted on that date',
    async (who: Visitor) => {
      const row = { id: crypto.randomUUID(), userId: who.user._id, problemId, problemRevision: 1 }
      const judged = { language: 'python' as const, code: 'x', status: 'Accepted' as const }
      const createdAt = new Date(`${friday}T01:00:00Z`)
      await site.server.database.queries.insert(submission).values({ ...row, ...judged, createdAt })
    },
  ],
  [
    'who is suspended',
    async (who: Visitor) => {
      await site.server.database.queries
        .update(user)
        .set({ suspendedAt: sql`now()` })
        .where(eq(user.id, who.user._id))
    },
  ],
  [
    'whose email is not confirmed any more',
    async (who: Visitor) => {
      await site.server.database.queries
        .update(user)
        .set({ emailVerified: false })
        .where(eq(user.id, who.user._id))
    },
  ],
])('nobody is mailed %s', async (_, change) => {
  const ada = await learner()
  await remind(ada, [5], 18)
  await change(ada)

  expect(await mailsAt(ada, `${friday}T13:00:00Z`)).toEqual([])
})

test('the mail names the problem of today, the weekly goal, and the way to stop it', async () => {
  const ada = await learner()
  await ada.send('PATCH', '/settings', { weeklyGoal: 5 })
  await remind(ada, [1, 2, 3, 4, 5, 6, 7], 0)

  expect(await mailsAt(ada, new Date().toISOString())).toEqual(["Today's problem: Two Sums"])
  const text = site.smtp.mails.at(-1)
  expect(text).toContain(`/problemcontent/${problemId}`)
  expect(text).toContain('You have solved 0 of the 5 problems of your weekly goal.')
  expect(text).toContain('/settings/practice')
})

test('days and hour are stored, changed and taken away, and an hour that is over waits for its next day', async () => {
  const ada = await learner()
  const own = async () => (await ada.get('/reminder')).json()

  expect(await own()).toEqual({ reminder: null, mail: 'ready' })
  await ada.send('PUT', '/reminder', { days: [7, 1, 7], hour: 0 })
  expect(await own()).toEqual({ reminder: { days: [1, 7], hour: 0 }, mail: 'ready' })
  const [row] = await site.server.database.queries.select().from(reminder)
  expect(row?.doneDay).not.toBeNull()
  await ada.send('DELETE', '/reminder')
  expect(await own()).toEqual({ reminder: null, mail: 'ready' })
})

test.each([
  ['no day', { days: [], hour: 8 }, 'days'],
  ['an eighth day', { days: [8], hour: 8 }, 'days.0'],
  ['an hour that there is not', { days: [1], hour: 24 }, 'hour'],
  ['no hour', { days: [1] }, 'hour'],
])('%s is refused by its field', async (_, body, field) => {
  const answer = await (await learner()).send('PUT', '/reminder', body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ field }] })
})

test('an address that is not confirmed gets no mail, and an installation without mail says so', async () => {
  const bob = await site.server.signUp('Bob')
  await using plain = await startApp()
  const cleo = await plain.signUp('Cleo')
  const time = { days: [1], hour: 8 }

  expect((await bob.get('/reminder')).json()).toMatchObject({ mail: 'unconfirmed' })
  expect((await bob.send('PUT', '/reminder', time)).json()).toMatchObject({ code: 'email_unconfirmed' })
  expect((await cleo.get('/reminder')).json()).toMatchObject({ mail: 'off' })
  expect((await cleo.send('PUT', '/reminder', time)).json()).toMatchObject({ code: 'mail_off' })
})
