import { type Announcement, letterOf, type ManagedQuestion } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { announceContest } from '../contests/index.ts'
import { isId } from '../problems/index.ts'
import { runIdempotently } from '../request-keys/index.ts'
import { auditSubjectOf, type ContestRow } from './find-contest.ts'

const { contestAnnouncement, contestProblem, contestQuestion: question, user } = schema

type PublishedAnnouncement = Omit<Announcement, 'isRead'>

/** Unanswered questions first, oldest first; then the answered ones, newest first. */
export async function listManagedQuestions(
  { queries }: Database,
  contestId: string,
): Promise<ManagedQuestion[]> {
  return readQuestions(queries, contestId)
}

export async function listAnnouncements(
  { queries }: Database,
  contestId: string,
): Promise<PublishedAnnouncement[]> {
  const rows = await queries
    .select()
    .from(contestAnnouncement)
    .where(eq(contestAnnouncement.contestId, contestId))
    .orderBy(desc(contestAnnouncement.at), desc(contestAnnouncement.id))
  return rows.map(({ id, text, at }) => ({ _id: id, text, at: at.toISOString() }))
}

interface ContestAct {
  readonly contest: ContestRow
  readonly actorId: string
}

interface NewAnnouncement extends ContestAct {
  readonly text: string
  readonly requestKey?: string | undefined
}

/**
 * Sends an announcement to all participants. Throws what `runIdempotently` throws, and `announcement_not_found` when it was sent
 * before and withdrawn since.
 */
export async function publishAnnouncement(
  { queries }: Database,
  { contest, actorId, text, requestKey }: NewAnnouncement,
): Promise<PublishedAnnouncement> {
  return queries.transaction(async (tx) => {
    const asking = { userId: actorId, requestKey, asked: ['announcement', contest.id, text] }
    const { id } = await runIdempotently(tx, asking, async () => {
      const row = { id: uuidv7(), contestId: contest.id, text, authorId: actorId }
      await tx.insert(contestAnnouncement).values(row)
      const subject = auditSubjectOf(contest)
      await recordEvent(tx, { actorId, action: 'contest.announced', subject, after: { text } })
      await announceContest(tx, contest.id, 'announcement')
      return row.id
    })
    const told = await lockAnnouncement(tx, contest.id, id)
    return { _id: told.id, text: told.text, at: told.at.toISOString() }
  })
}

interface ToldBefore extends ContestAct {
  readonly announcementId: string
}

/** Corrects an announcement and shows it as new. Throws `announcement_not_found`. */
export async function correctAnnouncement(
  { queries }: Database,
  { contest, actorId, announcementId, text }: ToldBefore & { readonly text: string },
): Promise<PublishedAnnouncement> {
  return queries.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, contest.id, announcementId)
    const at = new Date()
    await tx.update(contestAnnouncement).set({ text, at }).where(eq(contestAnnouncement.id, before.id))
    await recordEvent(tx, {
      ...{ actorId, action: 'contest.announced', subject: auditSubjectOf(contest) },
      before: { text: before.text },
      after: { text },
    })
    await announceContest(tx, contest.id, 'announcement')
    return { _id: before.id, text, at: at.toISOString() }
  })
}

/** Deletes an announcement. Throws `announcement_not_found`. */
export async function withdrawAnnouncement(
  { queries }: Database,
  { contest, actorId, announcementId }: ToldBefore,
): Promise<void> {
  await queries.transaction(async (tx) => {
    const { id, text } = await lockAnnouncement(tx, contest.id, announcementId)
    await tx.delete(contestAnnouncement).where(eq(contestAnnouncement.id, id))
    await recordEvent(tx, {
      ...{ actorId, action: 'contest.announced', subject: auditSubjectOf(contest) },
      before: { text },
    })
    await announceContest(tx, contest.id, 'announcement')
  })
}

async function lockAnnouncement(tx: Transaction, contestId: string, id: string) {
  const [row] = isId(id)
    ? await tx
        .select({ id: contestAnnouncement.id, text: contestAnnouncement.text, at: contestAnnouncement.at })
        .from(contestAnnouncement)
        .where(and(eq(contestAnnouncement.id, id), eq(contestAnnouncement.contestId, contestId)))
        .for('update')
    : []
  if (!row) {
    throw new AppError('announcement_not_found', 'There is no such announcement in this contest.')
  }
  return row
}

interface Answer extends ContestAct {
  readonly questionId: string
  readonly answer: string
  /** Whether question and answer are public. */
  readonly isPublic: boolean
}

/** Throws `question_not_found`. */
export async function answerQuestion(
  { queries }: Database,
  { contest, actorId, questionId, answer, isPublic }: Answer,
): Promise<ManagedQuestion> {
  return queries.transaction(async (tx) => {
    const asked = and(eq(question.id, questionId), eq(question.contestId, contest.id))
    const answered = isId(questionId)
      ? await tx
          .update(question)
          .set({ answer, isPublic, answeredAt: sql`now()`, answeredById: actorId })
          .where(asked)
          .returning()
      : []
    const [shown] = answered.length === 0 ? [] : await readQuestions(tx, contest.id, questionId)
    if (!shown) throw new AppError('question_not_found', 'There is no such question in this contest.')
    const after = { userId: shown.person?._id ?? null, isPublic }
    await recordEvent(tx, { actorId, action: 'contest.answered', subject: auditSubjectOf(contest), after })
    await announceContest(tx, contest.id, 'question')
    return shown
  })
}

async function readQuestions(
  queries: Queries | Transaction,
  contestId: string,
  id?: string,
): Promise<ManagedQuestion[]> {
  const ofProblem = and(
    eq(contestProblem.contestId, question.contestId),
    eq(contestProblem.problemId, question.problemId),
  )
  const rows = await queries
    .select({ row: question, position: contestProblem.position, userId: user.id, name: user.name })
    .from(question)
    .leftJoin(contestProblem, ofProblem)
    .leftJoin(user, eq(user.id, question.userId))
    .where(and(eq(question.contestId, contestId), id === undefined ? undefined : eq(question.id, id)))
    .orderBy(sql`${question.answer} is not null`, desc(question.answeredAt), asc(question.at))
  return rows.map(({ row, position, userId, name }) => ({
    _id: row.id,
    letter: position === null ? null : letterOf(position),
    text: row.text,
    answer: row.answer,
    isPublic: row.isPublic,
    person: userId === null ? null : { _id: userId, name: name ?? '' },
    at: row.at.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }))
}
