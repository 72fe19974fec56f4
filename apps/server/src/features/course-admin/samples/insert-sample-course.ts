import { paiseOf } from '@codedojo/contract'
import { schema, type Transaction } from '@codedojo/db'
import { and, gt, inArray, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { storePicture } from '../../pictures/index.ts'
import type { Sample, SampleLesson } from './read-samples.ts'

const { course, lesson, lessonProblem, problem } = schema

/** Inserts one published course with its lessons, marked as a sample. */
export async function insertSampleCourse(tx: Transaction, sample: Sample): Promise<void> {
  const { name, description, priceRupees, validityDays, mentor, outcomes } = sample
  const courseId = uuidv7()
  await tx.insert(course).values({
    id: courseId,
    name,
    description,
    pricePaise: paiseOf(priceRupees),
    validityDays,
    mentor,
    outcomes,
    thumbnail: await storePicture(tx, sample.drawing),
    isSample: true,
  })
  for (const [position, each] of sample.lessons.entries()) await putLesson(tx, { courseId, position, each })
}

async function putLesson(
  tx: Transaction,
  {
    courseId,
    position,
    each,
  }: { readonly courseId: string; readonly position: number; readonly each: SampleLesson },
): Promise<void> {
  const { title, notes } = each
  const id = uuidv7()
  await tx.insert(lesson).values({ id, courseId, position, kind: 'written', title, notes })
  const ids = await problemIds(tx, each.problems)
  if (ids.length === 0) return
  await tx
    .insert(lessonProblem)
    .values(ids.map((problemId, at) => ({ lessonId: id, problemId, position: at })))
}

async function problemIds(tx: Transaction, slugs: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: problem.id, slug: problem.slug })
    .from(problem)
    .where(and(inArray(problem.slug, [...slugs]), isNull(problem.deletedAt), gt(problem.version, 0)))
  const ids = new Map(rows.map((row) => [row.slug, row.id]))
  return slugs.flatMap((slug) => ids.get(slug) ?? [])
}
