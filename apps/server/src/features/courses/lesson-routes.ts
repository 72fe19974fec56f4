import { calls, type LessonProgress, type User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { refreshPlaylist } from '../playlists/index.ts'
import { captionRoute } from './caption-route.ts'
import { lessonFileRoute } from './lesson-files.ts'
import { awardCertificate } from './progress/award-certificate.ts'
import { readLearnerLessons, showProgress } from './progress/learner-lessons.ts'
import { reportProgress, setCompletedMark } from './progress/report-progress.ts'
import { lessonQuestionRoutes } from './question-routes.ts'
import { requireOpenCourse, requireOpenLesson } from './require-open.ts'
import { showContent } from './show-content.ts'
import { showLesson } from './show-lesson.ts'

type OpenLesson = Awaited<ReturnType<typeof requireOpenLesson>>

/** The calls of learners of a course. */
export function lessonRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params, user }: { params: { id: string }; user: User | null }) =>
    requireOpenLesson(database, { user: signedIn(user), lessonId: params.id })

  registerCall(app, context, calls.courseContent, {
    find: ({ params, user }) => requireOpenCourse(database, { user: signedIn(user), courseId: params.id }),
    run: async ({ found, user }) => {
      await refreshPlaylist(context, found.course.id)
      return showContent(database, { open: found, user })
    },
  })
  registerCall(app, context, calls.lessonById, {
    find,
    run: ({ found, user }) => showLesson(database, { userId: user._id, lessonId: found.lesson.id }),
  })
  registerCall(app, context, calls.reportLessonProgress, {
    find,
    run: async ({ found, body, user }) => {
      const { lesson } = found
      if (!isPreview(found)) await reportProgress(database, { userId: user._id, lesson, report: body })
      return progressAfter(database, found, user)
    },
  })
  registerCall(app, context, calls.markLesson, {
    find,
    run: async ({ found, body, user }) => {
      const lessonId = found.lesson.id
      if (!isPreview(found)) await setCompletedMark(database, { userId: user._id, lessonId, ...body })
      return progressAfter(database, found, user)
    },
  })
  captionRoute(app, context)
  lessonFileRoute(app, context)
  lessonQuestionRoutes(app, context)
}

/** An admin who previews a course has no progress. */
function isPreview({ expiresAt }: OpenLesson): boolean {
  return expiresAt === null
}

async function progressAfter(database: Database, open: OpenLesson, user: User): Promise<LessonProgress> {
  const where = eq(schema.lesson.id, open.lesson.id)
  const [one] = await readLearnerLessons(database.queries, { userId: user._id, where })
  if (!one) throw new AppError('lesson_not_found', 'There is no such lesson any more.')
  if (one.isComplete && !isPreview(open)) {
    await awardCertificate(database, { userId: user._id, courseId: open.course.id })
  }
  return showProgress(one)
}

function signedIn(user: User | null): User {
  if (user === null) throw new AppError('not_signed_in', 'Please sign in.')
  return user
}
