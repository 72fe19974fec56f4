import type { TicketSubject } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { isId } from '../problems/index.ts'

interface SubjectReference {
  readonly userId: string
  readonly kind: TicketSubject['kind']
  readonly _id: string
}

/**
 * The subject of a ticket with its current title, which stays readable after the subject is deleted. Throws
 * `submission_not_found`, `order_not_found` or `course_not_found` when it is not the person's own.
 */
export async function readTicketSubject(
  database: Database,
  attached: SubjectReference,
): Promise<TicketSubject> {
  const found = isId(attached._id) ? await finders[attached.kind](database, attached) : null
  if (!found) throw new AppError(`${attached.kind}_not_found`, `There is no such ${attached.kind} of yours.`)
  return { kind: attached.kind, _id: attached._id, ...found }
}

type FoundSubject = Pick<TicketSubject, 'title' | 'problemId'> | null

const finders = {
  submission: findSubmission,
  order: findOrder,
  course: findCourse,
} satisfies Record<
  TicketSubject['kind'],
  (database: Database, attached: SubjectReference) => Promise<FoundSubject>
>

async function findSubmission(
  { queries }: Database,
  { _id, userId }: SubjectReference,
): Promise<FoundSubject> {
  const { problem, submission } = schema
  const [row] = await queries
    .select({
      number: problem.number,
      title: problem.title,
      status: submission.status,
      problemId: problem.id,
    })
    .from(submission)
    .innerJoin(problem, eq(problem.id, submission.problemId))
    .where(and(eq(submission.id, _id), eq(submission.userId, userId)))
  return row ? { title: `${row.number}. ${row.title}: ${row.status}`, problemId: row.problemId } : null
}

async function findOrder({ queries }: Database, { _id, userId }: SubjectReference): Promise<FoundSubject> {
  const { order } = schema
  const [row] = await queries
    .select({ number: order.number, name: order.itemName })
    .from(order)
    .where(and(eq(order.id, _id), eq(order.userId, userId)))
  return row ? { title: `Order ${row.number}: ${row.name}` } : null
}

/** Includes a course whose access has expired, because the question may be about that. */
async function findCourse({ queries }: Database, { _id, userId }: SubjectReference): Promise<FoundSubject> {
  const { course, enrolment } = schema
  const [row] = await queries
    .select({ title: course.name })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .where(and(eq(enrolment.courseId, _id), eq(enrolment.userId, userId)))
  return row ?? null
}
