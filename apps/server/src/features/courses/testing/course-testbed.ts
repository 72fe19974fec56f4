import { randomUUID } from 'node:crypto'
import { type Database, schema } from '@codedojo/db'
import { grantCourse, revokeAdminGrants } from '../../orders/index.ts'

const { course, enrolment, lesson, lessonCaption, lessonProblem, solved } = schema
const { lessonFile, lessonFilePiece, lessonQuestion } = schema

export interface LessonOfTest extends Partial<typeof lesson.$inferInsert> {
  readonly problems?: readonly string[]
}

/** Inserts courses, lessons and learners for a test. */
export interface CourseTestbed {
  readonly addCourse: (facts?: Partial<typeof course.$inferInsert>) => Promise<string>
  /** A text lesson by default. */
  readonly addLesson: (courseId: string, facts?: LessonOfTest) => Promise<string>
  readonly addCaption: (lessonId: string, content: string) => Promise<string>
  /** Adds a downloadable file; returns its id. */
  readonly addFile: (lessonId: string, file: { name: string; content: string }) => Promise<string>
  /** Adds a question at a lesson; returns its id. */
  readonly ask: (lessonId: string, userId: string, text: string) => Promise<string>
  /** Grants access as an admin does. */
  readonly give: (courseId: string, userId: string, days?: number) => Promise<void>
  readonly takeBack: (courseId: string, userId: string) => Promise<void>
  /** Sets all access to have expired a minute ago. */
  readonly expire: () => Promise<void>
  readonly solve: (problemId: string, userId: string) => Promise<void>
}

export function courseTestbed({ queries }: Database): CourseTestbed {
  let position = 0
  return {
    addCourse: async (facts = {}) => {
      const row = { id: randomUUID(), name: 'Loops', description: 'Say it again.', mentor: 'Grace Hopper' }
      await queries.insert(course).values({ ...row, pricePaise: 49_900, validityDays: 90, ...facts })
      return facts.id ?? row.id
    },
    addLesson: async (courseId, { problems = [], ...facts } = {}) => {
      const row = {
        id: randomUUID(),
        courseId,
        position: position++,
        kind: 'written',
        title: 'A lesson',
      } as const
      await queries.insert(lesson).values({ ...row, ...facts })
      const asked = problems.map((problemId, at) => ({ lessonId: row.id, problemId, position: at }))
      if (asked.length > 0) await queries.insert(lessonProblem).values(asked)
      return row.id
    },
    addCaption: async (lessonId, content) => {
      const row = { id: randomUUID(), lessonId, position: 0, language: 'en', label: 'English', content }
      await queries.insert(lessonCaption).values(row)
      return row.id
    },
    addFile: async (lessonId, { name, content }) => {
      const row = { id: randomUUID(), lessonId, name, bytes: Buffer.byteLength(content) }
      await queries.insert(lessonFile).values(row)
      await queries
        .insert(lessonFilePiece)
        .values({ fileId: row.id, position: 0, content: Buffer.from(content) })
      return row.id
    },
    ask: async (lessonId, userId, text) => {
      const row = { id: randomUUID(), lessonId, userId, text }
      await queries.insert(lessonQuestion).values(row)
      return row.id
    },
    give: (courseId, userId, days = 90) =>
      queries.transaction((tx) =>
        grantCourse(tx, { courseId, userId, orderId: null, givenById: null, days }),
      ),
    takeBack: async (courseId, userId) => {
      await queries.transaction((tx) => revokeAdminGrants(tx, { courseId, userId }))
    },
    expire: async () => {
      await queries.update(enrolment).set({ expiresAt: new Date(Date.now() - 60_000) })
    },
    solve: async (problemId, userId) => {
      await queries.insert(solved).values({ problemId, userId, submissionId: randomUUID() })
    },
  }
}
