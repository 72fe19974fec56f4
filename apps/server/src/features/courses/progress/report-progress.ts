import type { calls } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { LessonRow } from '../require-open.ts'
import {
  budgetUsedAfter,
  budgetUsedBefore,
  limitWatchTime,
  playableSeconds,
  toMultirange,
  totalSeconds,
} from './limit-watch-time.ts'

const { lessonProgress } = schema

type Report = z.infer<typeof calls.reportLessonProgress.body>

interface ProgressToStore {
  readonly userId: string
  readonly lesson: LessonRow
  readonly report: Report
}

/**
 * Adds watched seconds of a lesson's video. Reports may be duplicate, late or from two devices: each second counts
 * once. All reports of a lesson together cannot exceed what could have been played at double speed since a minute
 * before the first report, plus five seconds.
 */
export function reportProgress({ queries }: Database, reporting: ProgressToStore): Promise<void> {
  return queries.transaction(async (tx) => {
    const before = await lockProgress(tx, reporting)
    await addPlayed(tx, reporting, before)
  })
}

type Before = Pick<typeof lessonProgress.$inferSelect, 'reportedAt' | 'seconds'>

async function addPlayed(tx: Transaction, { userId, lesson, report }: ProgressToStore, before: Before) {
  const now = new Date()
  const length = lengthOf(lesson, report, before)
  const usedUp = budgetUsedBefore(before.reportedAt, now)
  const most = playableSeconds(usedUp, now)
  // A text lesson plays nothing.
  const stretches = lesson.kind === 'written' ? [] : limitWatchTime(report.played, { most, length })
  const played = sql`${lessonProgress.played} + ${toMultirange(stretches)}::int4multirange`
  await tx
    .update(lessonProgress)
    .set({
      position: Math.min(report.position, length ?? report.position),
      played,
      playedSeconds: sql`(select coalesce(sum(upper(one) - lower(one)), 0)::int from unnest(${played}) as one)`,
      watchedSeconds: sql`${lessonProgress.watchedSeconds} + ${totalSeconds(stretches)}::float8`,
      seconds: lesson.seconds === null ? length : before.seconds,
      reportedAt: budgetUsedAfter(usedUp, totalSeconds(stretches)),
      updatedAt: now,
    })
    .where(progressCondition({ userId, lesson }))
}

/** Text lessons have no length, and the player of a whole playlist reports the length of a single video. */
function lengthOf(lesson: LessonRow, report: Report, before: Before): number | null {
  if (lesson.kind === 'playlist' || lesson.kind === 'written') return null
  return lesson.seconds ?? (report.seconds || before.seconds)
}

/** Locks the progress row, creating it if necessary; a concurrent device waits. */
async function lockProgress(tx: Transaction, of: Omit<ProgressToStore, 'report'>): Promise<Before> {
  const read = () =>
    tx
      .select({ reportedAt: lessonProgress.reportedAt, seconds: lessonProgress.seconds })
      .from(lessonProgress)
      .where(progressCondition(of))
      .for('update')
  const [found] = await read()
  if (found) return found
  await tx.insert(lessonProgress).values({ userId: of.userId, lessonId: of.lesson.id }).onConflictDoNothing()
  const [made] = await read()
  if (!made) throw new Error(`The progress of "${of.userId}" in "${of.lesson.id}" went away.`)
  return made
}

function progressCondition({ userId, lesson }: Omit<ProgressToStore, 'report'>) {
  return and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lesson.id))
}

/** Marks a lesson as complete, or removes the mark; an existing mark keeps its date. */
export async function setCompletedMark(
  { queries }: Database,
  {
    userId,
    lessonId,
    isMarked,
  }: { readonly userId: string; readonly lessonId: string; readonly isMarked: boolean },
): Promise<void> {
  const now = new Date()
  const markedAt = isMarked ? now : null
  await queries
    .insert(lessonProgress)
    .values({ userId, lessonId, markedAt, updatedAt: now })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        markedAt: isMarked ? sql`coalesce(${lessonProgress.markedAt}, ${now})` : null,
        updatedAt: now,
      },
    })
}
