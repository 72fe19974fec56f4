import { type Course, isRenewable, rupeesOf } from '@codedojo/contract'
import { type Database, isOneOf, preparedQuery, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { gatherLookUps } from '../../coalesce-look-ups.ts'
import { isCountedRating } from './counted-rating.ts'
import { isAskedProblem } from './progress/learner-lessons.ts'

const { course, enrolment } = schema

/** Number of visible lessons of the course in this row. */
const shownLessons = sql`from lesson where course_id = "course".id and deleted_at is null and hidden_at is null`

const countedRatings = sql`from course_rating where course_rating.course_id = "course".id and ${isCountedRating}`

const sums = {
  learners: sql<number>`(select count(*)::int from enrolment as learner where learner.course_id = "course".id
    and learner.expires_at is not null)`,
  lessons: sql<number>`(select count(*)::int ${shownLessons})`,
  files: sql<number>`(select count(*)::int from lesson_file where lesson_id in (select id ${shownLessons}))`,
  totalSeconds: sql<number>`(select coalesce(round(sum(seconds)), 0)::int ${shownLessons})`,
  problems: sql<number>`(select count(distinct problem.id)::int from lesson_problem
    join problem on problem.id = problem_id
    where lesson_id in (select id ${shownLessons}) and ${isAskedProblem})`,
  stars: sql<number>`(select count(*)::int ${countedRatings})`,
  average: sql<number | null>`(select round(avg(course_rating.stars), 1)::float8 ${countedRatings})`,
}

/** Price of the grant in `purchased_at`; null if an admin granted it. */
const paidPaise = sql<number | null>`(select bought.amount_paise from course_grant as newest
  left join "order" as bought on bought.id = newest.order_id
  where newest.user_id = enrolment.user_id and newest.course_id = enrolment.course_id
  order by newest.revoked_at is null desc, newest.granted_at desc, newest.id desc limit 1)`

export interface ReadCourse {
  readonly row: typeof course.$inferSelect
  readonly wire: Course
}

export interface CourseView {
  readonly userId: string
  /** Include playlist ids, for admins; otherwise only with current access. */
  readonly showsPlaylists: boolean
}

/**
 * Courses that match a condition, newest first, as `userId` sees them; deleted ones only if the condition includes
 * them.
 */
export async function readCourses(
  queries: Queries | Transaction,
  { where, ...view }: CourseView & { readonly where: SQL | undefined },
): Promise<ReadCourse[]> {
  return showCourses(await selectCourses(queries, { userId: view.userId, where }), view)
}

/**
 * Returns a function that reads courses as `readCourses` does, for a frequent condition. For all callers of one turn of the
 * event loop, shared facts are read once, and personal facts in one query.
 */
export function makeCourseReader(
  name: string,
  where: SQL | undefined,
): (database: Database, view: CourseView) => Promise<ReadCourse[]> {
  const forAll = preparedQuery(name, (queries) =>
    queries
      .select({ row: getTableColumns(course), ...sums })
      .from(course)
      .where(where)
      .orderBy(desc(course.id)),
  )
  const read = gatherLookUps(async (database, userIds: readonly string[]) => {
    const [shared, enrolments] = await Promise.all([
      forAll(database).execute(),
      ownEnrolments(database).execute({ userIds: [...new Set(userIds)] }),
    ])
    const byUser = Map.groupBy(enrolments, ({ userId }) => userId)
    return userIds.map((userId) => {
      const own = new Map(byUser.get(userId)?.map((each) => [each.courseId, each]))
      return shared.map((each) => ({ ...each, ...(own.get(each.row.id) ?? notEnrolled) }))
    })
  })
  return async (database, view) => showCourses(await read(database, view.userId), view)
}

const notEnrolled = { purchasedAt: null, paidPaise: null, expiresAt: null }

const ownEnrolments = preparedQuery('own_enrolments', (queries) =>
  queries
    .select({
      userId: enrolment.userId,
      courseId: enrolment.courseId,
      purchasedAt: enrolment.purchasedAt,
      paidPaise,
      expiresAt: enrolment.expiresAt,
    })
    .from(enrolment)
    .where(isOneOf(enrolment.userId, 'userIds')),
)

function selectCourses(
  queries: Queries | Transaction,
  { userId, where }: { readonly userId: string; readonly where: SQL | undefined },
) {
  return queries
    .select({
      row: getTableColumns(course),
      ...sums,
      purchasedAt: enrolment.purchasedAt,
      paidPaise,
      expiresAt: enrolment.expiresAt,
    })
    .from(course)
    .leftJoin(enrolment, and(eq(enrolment.courseId, course.id), eq(enrolment.userId, userId)))
    .where(where)
    .orderBy(desc(course.id))
}

function showCourses(rows: readonly CourseWithFacts[], { showsPlaylists }: CourseView): ReadCourse[] {
  const now = new Date()
  return rows.map((read) => ({ row: read.row, wire: showCourse(read, { now, showsPlaylists }) }))
}

interface CourseWithFacts {
  readonly row: typeof course.$inferSelect
  readonly learners: number
  readonly lessons: number
  readonly files: number
  readonly totalSeconds: number
  readonly problems: number
  readonly stars: number
  readonly average: number | null
  readonly purchasedAt: Date | null
  readonly paidPaise: number | null
  readonly expiresAt: Date | null
}

function showCourse(
  { row, learners, lessons, files, totalSeconds, problems, stars, average, ...own }: CourseWithFacts,
  { now, showsPlaylists }: { readonly now: Date; readonly showsPlaylists: boolean },
): Course {
  const { purchasedAt, paidPaise, expiresAt } = own
  const isOpen = expiresAt !== null && expiresAt > now
  return {
    _id: row.id,
    CourseName: row.name,
    CourseDescription: row.description,
    CoursePrice: rupeesOf(row.pricePaise),
    validityDays: row.validityDays,
    CourseMentor: row.mentor,
    CourseThumbnail: row.thumbnail,
    playlistid: showsPlaylists || isOpen ? row.playlistId : '',
    outcomes: row.outcomes,
    isDraft: row.isDraft,
    isSample: row.isSample,
    learners,
    lessons,
    files,
    takesQuestions: row.takesQuestions,
    problems,
    totalSeconds,
    rating: { average, count: stars },
    owned:
      purchasedAt === null || expiresAt === null
        ? null
        : {
            purchasedDate: purchasedAt.toISOString(),
            paidPrice: paidPaise === null ? null : rupeesOf(paidPaise),
            expiresAt: expiresAt.toISOString(),
            isExpired: !isOpen,
            isRenewable: row.deletedAt === null && !row.isDraft && isRenewable(expiresAt, row, now),
          },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
