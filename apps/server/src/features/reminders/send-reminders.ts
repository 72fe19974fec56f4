import type { Daily, Week } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Mail } from '../../providers/mail/index.ts'
import { showDaily } from '../practice/index.ts'
import { serverZone, showWeek } from '../progress/index.ts'

const { reminder, submission, timeZonePeriod, user } = schema

/** The number of reminders processed at a time; the rest follow at the next poll. */
const maxRemindersAtOnce = 200

const dueSchema = z.object({ userId: z.string(), name: z.string(), email: z.string(), isNeeded: z.boolean() })
type Due = z.infer<typeof dueSchema>

type Sender = Pick<Context, 'config' | 'database' | 'mailer'>

/**
 * Mails everybody whose reminder is due on their date and who has nothing Accepted on that date yet. Each person is mailed at
 * most once per date, by whichever server polls first: a failed mail is not repeated and does not block others. Throws if some
 * mails could not be created. `at` is the current time, unless a test sets it.
 */
export async function sendReminders(context: Sender, at: Date | null = null): Promise<void> {
  if (context.config.smtpUrl === null) return
  const due = await takeDue(context.database, at)
  const errors: unknown[] = []
  for (const each of due) if (each.isNeeded) await remind(context, each).catch((error) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} reminders could not be made.`)
}

async function remind(context: Sender, due: Due): Promise<void> {
  context.mailer.send(await reminderMail(context, due))
}

/**
 * Marks due reminders as done for their date, and returns their people. A person who moves to a zone with the previous date is
 * not reminded for that date again.
 */
async function takeDue({ queries }: Database, at: Date | null): Promise<Due[]> {
  const { rows } = await queries.execute(sql`
    with present as (select coalesce(${at}::timestamptz, now()) as now),
      local as (
        select chosen.user_id, chosen.done_day, chosen.days, chosen.hour, here.zone, now at time zone here.zone as clock
          from ${reminder} as chosen, present, lateral (
            select coalesce((select zone from ${timeZonePeriod} as period
              where period.user_id = chosen.user_id and period.since <= present.now
              order by period.since desc limit 1), ${serverZone()}) as zone) as here),
      due as (
        select user_id, clock::date as day, zone from local
          where extract(isodow from clock) = any(days) and extract(hour from clock) >= hour
            and (done_day is null or done_day < clock::date)
          limit ${maxRemindersAtOnce}),
      taken as (
        update ${reminder} as chosen set done_day = due.day from due
          where chosen.user_id = due.user_id and chosen.done_day is distinct from due.day
          returning chosen.user_id, due.day, due.zone)
    select person.id as "userId", person.first_name as name, person.email,
        person.suspended_at is null and person.email_verified and not exists (
          select from ${submission} as made where made.user_id = person.id and made.status = 'Accepted'
            and made.created_at >= taken.day::timestamp at time zone taken.zone) as "isNeeded"
      from taken join ${user} as person on person.id = taken.user_id`)
  return z.array(dueSchema).parse(rows)
}

async function reminderMail({ config, database }: Sender, { userId, name, email }: Due): Promise<Mail> {
  const [daily, week] = await Promise.all([showDaily(database, userId), showWeek(database, { userId })])
  return {
    to: email,
    subject: daily ? `Today's problem: ${daily.title}` : 'Time to practise',
    text: [
      `Hello ${name},`,
      '',
      dailyText(daily, config.publicUrl),
      ...(week.goal === null ? [] : [weekText({ ...week, goal: week.goal })]),
      '',
      `You asked to be reminded. Change it or stop it: ${config.publicUrl}/settings/practice`,
    ].join('\n'),
  }
}

function dailyText(daily: Daily | null, publicUrl: string): string {
  if (daily === null) return `Nothing is solved today yet. Choose a problem: ${publicUrl}/`
  return `Nothing is solved today yet. The problem of today is "${daily.title}": ${publicUrl}/problemcontent/${daily.problemId}`
}

function weekText({ solved, goal }: Week & { readonly goal: number }): string {
  return solved >= goal
    ? `You have reached your goal of this week: ${solved} of ${goal} problems.`
    : `You have solved ${solved} of the ${goal} problems of your weekly goal.`
}
