import type { SignInProvider } from '@codedojo/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { type CourseChange, enrolByProvider, unenrolByProvider } from '../course-admin/index.ts'
import type { ProvedIdentity } from './settle-identity.ts'

/**
 * Opens and closes courses as the provider says, if it says anything about them. What somebody bought, or was given by an admin or
 * another provider, stays. A course that is not there is for the log, and keeps nobody out.
 */
export async function followCourseClaims(
  { database, installation }: Pick<Context, 'database' | 'installation'>,
  { userId, provider, identity }: ProvedIdentity & { readonly userId: string },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const { courses } = identity
  if (courses === undefined || !installation.settings().parts.courses) return
  const of = (courseId: string): CourseChange & { readonly provider: SignInProvider } => ({
    ...{ userId, courseId, provider },
  })
  for (const courseId of courses.open)
    await unlessGone(() => enrolByProvider(database, of(courseId)), courseId, log)
  for (const courseId of courses.closed)
    await unlessGone(() => unenrolByProvider(database, of(courseId)), courseId, log)
}

async function unlessGone(
  change: () => Promise<void>,
  courseId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'course_not_found')) throw error
    log.warn(`A group of a provider has a course that is not there: ${courseId}.`)
  }
}
