import { type Announcement, type ContestQuestion, letterOf, positionOf } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { badInput } from '../../http/parse-input.ts'
import { lockPerson } from '../accounts/index.ts'
import { runIdempotently } from '../request-keys/index.ts'
import { announceContest } from './announce-contest.ts'

const { contestAnnouncement, contestPerson, contestProblem, contestQuestion } = schema

interface Reader {
  readonly contestId: string
  readonly userId: string
  /** Announcements up to this time are read; null if the reader does not participate, so all count as read. */
  readonly readAt: Date | null
}

export async function readAnnouncements(
  { queries }: Database,
  { contestId, readAt }: Reader,
): Promise<Announcement[]> {
  const rows = await queries
    .select({ id: contestAnnouncement.id, text: contestAnnouncement.text, at: contestAnnouncement.at })
    .from(contestAnnouncement)
    .where(eq(contestAnnouncement.contestId, contestId))
    .orderBy(desc(contestAnnouncement.at), desc(contestAnnouncement.id))
  return rows.map(({ id, text, at }) => ({
    _id: id,
    text,
    at: at.toISOString(),
    isRead: readAt === null || at <= readAt,
  }))
}

/** The caller's own questions, and publicly answered ones without names; newest first. */
export async function readQuestions(
  database: Database,
  { contestId, userId }: Reader,
): Promise<ContestQuestion[]> {
  const isAnsweredForAll = and(eq(contestQuestion.isPublic, true), isNotNull(contestQuestion.answer))
  const rows = await selectQuestions(database)
    .where(
      and(eq(contestQuestion.contestId, contestId), or(eq(contestQuestion.userId, userId), isAnsweredForAll)),
    )
    .orderBy(desc(contestQuestion.at), desc(contestQuestion.id))
  return rows.map((row) => wireQuestion(row, userId))
}

function selectQuestions({ queries }: Database) {
  return queries
    .select({
      id: contestQuestion.id,
      userId: contestQuestion.userId,
      position: contestProblem.position,
      text: contestQuestion.text,
      answer: contestQuestion.answer,
      isPublic: contestQuestion.isPublic,
      at: contestQuestion.at,
      answeredAt: contestQuestion.answeredAt,
    })
    .from(contestQuestion)
    .leftJoin(
      contestProblem,
      and(
        eq(contestProblem.contestId, contestQuestion.contestId),
        eq(contestProblem.problemId, contestQuestion.problemId),
      ),
    )
}

type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]

function wireQuestion(row: QuestionRow, userId: string): ContestQuestion {
  const { id: _id, position, text, answer, isPublic, at, answeredAt } = row
  return {
    ...{ _id, text, answer, isPublic },
    letter: position === null ? null : letterOf(position),
    isOwn: row.userId === userId,
    at: at.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}

interface NewQuestion {
  readonly contestId: string
  readonly userId: string
  readonly letter: string | null
  readonly text: string
  readonly requestKey: string | undefined
}

/**
 * Stores a question to the admins of the contest. Throws `bad_input` when no problem has the letter, and what `runIdempotently`
 * throws.
 */
export async function askQuestion(
  database: Database,
  { contestId, userId, letter, text, requestKey }: NewQuestion,
): Promise<ContestQuestion> {
  const problemId = letter === null ? null : await problemIdOf(database, contestId, letter)
  const asking = { userId, requestKey, asked: ['contest question', contestId, letter, text] }
  const made = await database.queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      const id = uuidv7()
      await lockPerson(tx, userId)
      await tx.insert(contestQuestion).values({ id, contestId, userId, problemId, text })
      await announceContest(tx, contestId, 'question')
      return id
    }),
  )
  const [row] = await selectQuestions(database).where(eq(contestQuestion.id, made.id))
  if (!row) throw new Error('A question is gone in the moment in which it was asked.')
  return wireQuestion(row, userId)
}

async function problemIdOf({ queries }: Database, contestId: string, letter: string): Promise<string> {
  const [row] = await queries
    .select({ problemId: contestProblem.problemId })
    .from(contestProblem)
    .where(and(eq(contestProblem.contestId, contestId), eq(contestProblem.position, positionOf(letter))))
  if (row) return row.problemId
  const message = 'The contest has no problem with this letter'
  throw badInput([{ code: 'custom', path: ['letter'], message, input: undefined }])
}

/** Marks all announcements so far as read. */
export async function markAnnouncementsRead(
  { queries }: Database,
  { contestId, userId }: Pick<Reader, 'contestId' | 'userId'>,
): Promise<void> {
  await queries
    .update(contestPerson)
    .set({ readAt: sql`now()` })
    .where(and(eq(contestPerson.contestId, contestId), eq(contestPerson.userId, userId)))
}
