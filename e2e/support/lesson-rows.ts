import { eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../packages/db/src/index.ts'
import { databaseIn } from './database-in.ts'

const { enrolment, lesson } = schema

/** Ends the access of everybody to a course, in the database. */
export async function endCourseAccess(courseId: string): Promise<void> {
  await using database = await databaseUnderTest()
  const expiresAt = new Date(Date.now() - 1000)
  await database.queries.update(enrolment).set({ expiresAt }).where(eq(enrolment.courseId, courseId))
}

/** Turns the lessons of a course into videos of the video service, in the database, as importing its playlist would. */
export async function makeLessonsVideos(courseId: string, seconds: number): Promise<void> {
  await using database = await databaseUnderTest()
  const serviceId = sql`'test-video' || ${lesson.position} % 10`
  await database.queries
    .update(lesson)
    .set({ kind: 'service', serviceId, seconds })
    .where(eq(lesson.courseId, courseId))
}

/** The database of the running installation. */
async function databaseUnderTest(): Promise<Database & AsyncDisposable> {
  const dataFolder = process.env.E2E_DATA_DIR
  if (!dataFolder)
    throw new Error('E2E_DATA_DIR does not name the data folder of the installation under test.')
  return databaseIn(dataFolder)
}
