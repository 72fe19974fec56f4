import { type AuditEvent, auditActionSchema, type auditLog } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'
import { containsWords } from '../../http/contains-words.ts'

const { auditEvent, lesson, problem, user } = schema

export type EventQuery = z.output<typeof auditLog.query>

/** A page of the audit log, newest first, with the current names of the people in it. */
export async function listEvents(database: Database, query: EventQuery): Promise<AuditEvent[]> {
  const { queries } = database
  const rows = await queries
    .select()
    .from(auditEvent)
    .where(await matching(database, query))
    .orderBy(desc(auditEvent.at), desc(auditEvent.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  const ids = rows.flatMap((row) => [
    ...(row.actorId === null ? [] : [row.actorId]),
    ...(row.subjectKind === 'user' && row.subjectId !== null ? [row.subjectId] : []),
    ...idsIn(row),
  ])
  const people = await queries
    .select({ _id: user.id, name: user.name, avatarUrl: user.image })
    .from(user)
    .where(isOneOf(user.id, ids))
  const lessons = await queries
    .select({ _id: lesson.id, name: lesson.title })
    .from(lesson)
    .where(isOneOf(lesson.id, ids))
  const known: NamesForEvents = {
    people: new Map(people.map((person) => [person._id, person])),
    names: new Map([...lessons, ...people].map(({ _id, name }) => [_id, name])),
  }
  return rows.map((row) => wireEvent(row, known))
}

/** One array parameter: an import of people refers to a thousand ids. */
function isOneOf(column: typeof user.id | typeof lesson.id, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...new Set(ids)])}::uuid[])`
}

/** All ids in the before and after values of the event; text that only looks like an id is ignored. */
function idsIn({ before, after }: Row): string[] {
  return [before, after]
    .flatMap((facts) => (typeof facts === 'object' && facts !== null ? Object.values(facts) : []))
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => isUuid(value))
}

export async function countEvents(database: Database, query: EventQuery): Promise<number> {
  return database.queries.$count(auditEvent, await matching(database, query))
}

type Row = typeof auditEvent.$inferSelect
interface Person {
  readonly _id: string
  readonly name: string
  readonly avatarUrl: string | null
}

interface NamesForEvents {
  readonly people: ReadonlyMap<string, Person>
  /** Current names of people and lessons, by id. */
  readonly names: ReadonlyMap<string, string>
}

function wireEvent(row: Row, { people, names }: NamesForEvents): AuditEvent {
  const { actorId, subjectKind, subjectId, subjectName } = row
  const erased = (id: string): Person => ({ _id: id, name: '', avatarUrl: null })
  const personId = personIdOf(row)
  const ofPerson = subjectKind === 'user' && subjectId !== null
  return {
    _id: row.id,
    at: row.at.toISOString(),
    actor: actorId === null ? null : (people.get(actorId) ?? erased(actorId)),
    action: auditActionSchema.parse(row.action),
    subject: {
      kind: subjectKind,
      _id: subjectId,
      name: ofPerson ? (people.get(subjectId)?.name ?? '') : subjectName,
    },
    ...(personId !== null && { person: { _id: personId, name: people.get(personId)?.name ?? '' } }),
    before: row.before,
    after: row.after,
    names: Object.fromEntries(idsIn(row).flatMap((id) => named(names, id))),
  }
}

function named(names: ReadonlyMap<string, string>, id: string): [string, string][] {
  const name = names.get(id)
  return name === undefined ? [] : [[id, name]]
}

const idSchema = z.uuid().nullish()
const namedSchema = z.object({ userId: idSchema, person: idSchema, author: idSchema })

/** People who are mentioned in the before and after values of an event about something else. */
function personIdOf({ before, after, subjectKind }: Row): string | null {
  if (subjectKind === 'user') return null
  const named = [after, before].flatMap((facts) => namedSchema.safeParse(facts).data ?? [])
  return named.map(({ userId, person, author }) => userId ?? person ?? author).find(Boolean) ?? null
}

async function matching(database: Database, query: EventQuery): Promise<SQL | undefined> {
  const { q, action, person, from, to } = query
  return and(
    action && eq(auditEvent.action, action),
    person === undefined ? undefined : about(person),
    q ? aboutAny(await idsNamed(database, q)) : undefined,
    from === undefined ? undefined : gte(auditEvent.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditEvent.at, startOfDay(to, 1)),
  )
}

function about(person: string): SQL | undefined {
  return isUuid(person) ? aboutAny([person]) : sql`false`
}

/** One array parameter each: thousands of people may match, and the index finds the events of each. */
function aboutAny(ids: readonly string[]): SQL | undefined {
  const list = sql.param(ids)
  return or(
    sql`${auditEvent.actorId} = any(${list}::uuid[])`,
    sql`${auditEvent.subjectId} = any(${list}::text[])`,
  )
}

/**
 * Finds people and things whose current name contains the search words, because events contain no names of people.
 * There are few of them compared to events.
 */
async function idsNamed({ queries }: Database, words: string): Promise<string[]> {
  const people = queries
    .select({ id: user.id })
    .from(user)
    .where(or(containsWords(user.name, words), containsWords(user.email, words)))
  const problems = queries.select({ id: problem.id }).from(problem).where(containsWords(problem.title, words))
  return (await people.unionAll(problems)).map(({ id }) => id)
}

/** In the server's time zone. */
function startOfDay(date: string, daysLater = 0): Date {
  const start = new Date(`${date}T00:00:00`)
  start.setDate(start.getDate() + daysLater)
  return start
}
