import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { insertContest } from '../features/contests/testing/add-contest.ts'
import { courseTestbed } from '../features/courses/testing/course-testbed.ts'
import { newReadableCode } from '../readable-code.ts'
import { judgeJobs } from './judge-jobs.ts'
import type { TestApp, Visitor } from './start-app.ts'

/** Kinds of callers, in the order of the expected statuses in the access matrix. */
export const actors = ['anonymous', 'user', 'other', 'premium', 'admin', 'suspended'] as const
export type Actor = (typeof actors)[number]

/** Kinds of resources that an id in a path can refer to. */
export type ResourceKind =
  | 'problem'
  | 'submission'
  | 'list'
  | 'plan'
  | 'user'
  | 'session'
  | 'public profile'
  | 'rejudge'
  | 'report'
  | 'product'
  | 'course'
  | 'own course'
  | 'own lesson'
  | 'certificate'
  | 'help page'
  | 'assistant'
  | 'lesson'
  | 'lesson file'
  | 'lesson question'
  | 'video'
  | 'review'
  | 'order'
  | 'provider order'
  | 'ticket'
  | 'contest'
  | 'premium'
  | 'room'
  | 'room report'

export interface ActorAccounts {
  readonly cookies: Readonly<Record<Actor, string>>
  readonly user: Visitor
  readonly other: Visitor
}

/** Creates one user per kind. The suspended user still has a session cookie that was not ended. */
export async function signUpActors(server: TestApp): Promise<ActorAccounts> {
  const [user, other, premium, admin, suspended] = await Promise.all([
    server.signUp('User'),
    server.signUp('Other'),
    server.signUp('Premium'),
    server.signUpAdmin(),
    server.signUp('Suspended'),
  ])
  await server.database.queries
    .update(schema.user)
    .set({ suspendedAt: new Date(), suspendedReason: 'For the test.' })
    .where(eq(schema.user.id, suspended.user._id))
  await server.database.queries
    .update(schema.user)
    .set({ premiumUntil: new Date(Date.now() + 86_400_000) })
    .where(eq(schema.user.id, premium.user._id))
  const cookies = {
    anonymous: '',
    user: user.cookie,
    other: other.cookie,
    premium: premium.cookie,
    admin: admin.cookie,
    suspended: suspended.cookie,
  }
  return { cookies, user, other }
}

export interface CreatedResource {
  /** Owned by the actor `user`; a problem has no owner. */
  readonly ofUser: string
  readonly ofOther: string
}

const creators = {
  'help page': async ({ context }) => {
    const slug = context.helpPages()[0]?.slug ?? ''
    return { ofUser: slug, ofOther: slug }
  },
  assistant: async () => ({ ofUser: 'ninja', ofOther: 'sahayak' }),
  problem: async (server) => {
    const id = await server.addProblem({ title: `Problem ${crypto.randomUUID()}` })
    return { ofUser: id, ofOther: id }
  },
  submission: async (server, { user, other }) => {
    await using _judge = await judgeJobs(server.database, () => ({}))
    const problemId = await server.addProblem({ title: `Problem ${crypto.randomUUID()}` })
    const submitted = async (who: Visitor) => {
      const code = { code: 'print(1)', language: 'python' }
      const answer = await who.send('POST', `/submission/submit/${problemId}`, code)
      return answer.json<{ submissionId: string }>().submissionId
    }
    return { ofUser: await submitted(user), ofOther: await submitted(other) }
  },
  list: async (_, { user, other }) => {
    const made = async (who: Visitor) =>
      (await who.send('POST', '/lists', { name: crypto.randomUUID() })).json<{ _id: string }>()._id
    return { ofUser: await made(user), ofOther: await made(other) }
  },
  plan: async (server) => {
    const problemId = await server.addProblem({ title: `Problem ${crypto.randomUUID()}` })
    // Learners name a plan by its slug, admins by its id.
    const planId = crypto.randomUUID()
    const slug = planId
    const { queries } = server.database
    const said = { title: 'Loops', summary: 'For everybody.', position: 1 }
    await queries.insert(schema.studyPlan).values({ id: planId, slug, ...said })
    await queries.insert(schema.studyPlanEntry).values({ planId, position: 1, section: 'One', problemId })
    return { ofUser: slug, ofOther: slug }
  },
  user: async (_, { user, other }) => ({ ofUser: user.user._id, ofOther: other.user._id }),
  'public profile': async (_, { user, other }) => {
    for (const who of [user, other]) await who.send('PATCH', '/settings', { isPublic: true })
    return { ofUser: user.user._id, ofOther: other.user._id }
  },
  rejudge: async ({ addProblem, database }) => {
    const problemId = await addProblem({ title: `Problem ${crypto.randomUUID()}` })
    const row = { id: crypto.randomUUID(), problemId, revision: 1, version: 1, total: 0 }
    await database.queries.insert(schema.rejudge).values({ ...row, filter: { earlierOnly: false } })
    return { ofUser: row.id, ofOther: row.id }
  },
  report: async (server, { user, other }) => {
    const problemId = await server.addProblem({ title: `Problem ${crypto.randomUUID()}` })
    const reported = async (who: Visitor) => {
      const body = { about: 'statement', text: 'The second sentence is cut off.' }
      const answer = await who.send('POST', `/problem/report/${problemId}`, body)
      return answer.json<{ _id: string }>()._id
    }
    return { ofUser: await reported(user), ofOther: await reported(other) }
  },
  product: async (server) => {
    const id = await putProduct(server)
    return { ofUser: id, ofOther: id }
  },
  'own course': async (server, cast) => (await openCourses(server, cast)).courses,
  'own lesson': async (server, cast) => (await openCourses(server, cast)).lessons,
  certificate: async (server, { user, other }) => {
    const { courses } = await openCourses(server, { user, other })
    const issued = async (courseId: string, { user: { _id: userId, firstName } }: Visitor) => {
      const code = newReadableCode()
      const facts = { personName: firstName, courseName: 'Loops', mentor: 'Grace Hopper' }
      await server.database.queries.insert(schema.certificate).values({ code, courseId, userId, ...facts })
      return code
    }
    return { ofUser: await issued(courses.ofUser, user), ofOther: await issued(courses.ofOther, other) }
  },
  course: async (server) => {
    const id = await putCourse(server)
    return { ofUser: id, ofOther: id }
  },
  lesson: async (server) => {
    const id = await putLesson(server)
    return { ofUser: id, ofOther: id }
  },
  'lesson file': async (server) => {
    const row = { id: crypto.randomUUID(), lessonId: await putLesson(server), name: 'sheet.pdf', bytes: 1 }
    await server.database.queries.insert(schema.lessonFile).values(row)
    return { ofUser: row.id, ofOther: row.id }
  },
  'lesson question': async (server, { user, other }) => {
    const lessonId = await putLesson(server)
    const asked = async (who: Visitor) => {
      const row = { id: crypto.randomUUID(), lessonId, userId: who.user._id, text: 'Why?' }
      await server.database.queries.insert(schema.lessonQuestion).values(row)
      return row.id
    }
    return { ofUser: await asked(user), ofOther: await asked(other) }
  },
  review: async (server, { user, other }) => {
    const courseId = await putCourse(server)
    const rated = async (who: Visitor) => {
      const row = { id: crypto.randomUUID(), courseId, userId: who.user._id, stars: 4 }
      await server.database.queries.insert(schema.courseRating).values(row)
      return row.id
    }
    return { ofUser: await rated(user), ofOther: await rated(other) }
  },
  video: async ({ database }) => {
    const id = crypto.randomUUID()
    const facts = { name: 'Lesson.mp4', mimeType: 'video/mp4', bytes: 1, codecs: 'avc1.64001f' }
    const size = { seconds: 12, width: 320, height: 180 }
    await database.queries.insert(schema.video).values({ id, ...facts, ...size })
    return { ofUser: id, ofOther: id }
  },
  order: (server, cast) => orderOne(server, cast, 'orderId'),
  'provider order': (server, cast) => orderOne(server, cast, 'id'),
  ticket: async (_, { user, other }) => {
    const written = async ({ user: { emailId: email }, send }: Visitor) => {
      const body = { name: 'Ada', email, subject: 'A question', message: 'Where is it?' }
      return (await send('POST', '/contact/message', body)).json<{ _id: string }>()._id
    }
    return { ofUser: await written(user), ofOther: await written(other) }
  },
  contest: async (server, { user, other }) => {
    const problemId = await server.addProblem({ title: `Problem ${crypto.randomUUID()}` })
    const taking = (who: Visitor) =>
      insertContest(server.database, { problems: [problemId], people: [who.user._id] })
    return { ofUser: await taking(user), ofOther: await taking(other) }
  },
  session: async ({ database }, { user, other }) => {
    const { session } = schema
    const idOf = async (who: Visitor) => {
      const mine = eq(session.userId, who.user._id)
      const [row] = await database.queries.select({ id: session.id }).from(session).where(mine)
      return row?.id ?? ''
    }
    return { ofUser: await idOf(user), ofOther: await idOf(other) }
  },
  premium: async (_, { user, other }) => {
    const idOf = async (who: Visitor) =>
      (await who.send('POST', '/premium/premiumdetails', {})).json<{ id: string }>().id
    return { ofUser: await idOf(user), ofOther: await idOf(other) }
  },
  room: async ({ database }, { user, other }) => ({
    ofUser: await putRoom(database, user),
    ofOther: await putRoom(database, other),
  }),
  'room report': async ({ database }, { user, other }) => {
    const reported = async (who: Visitor) => {
      const messageId = await putRoom(database, who)
      const row = { id: crypto.randomUUID(), messageId, reporterId: who.user._id, text: 'Hello' }
      await database.queries.insert(schema.roomReport).values(row)
      return row.id
    }
    return { ofUser: await reported(user), ofOther: await reported(other) }
  },
} satisfies Record<ResourceKind, (server: TestApp, cast: ActorAccounts) => Promise<CreatedResource>>

export function createResource(
  server: TestApp,
  cast: ActorAccounts,
  thing: ResourceKind,
): Promise<CreatedResource> {
  return creators[thing](server, cast)
}

/** A room with one member and one message, whose id is that of the room. */
async function putRoom({ queries }: TestApp['database'], { user }: Visitor): Promise<string> {
  const id = crypto.randomUUID()
  const ofRoom = { roomId: id, userId: user._id }
  await queries.insert(schema.room).values({ id, kind: 'named', lastPosition: 1, revision: 1 })
  await queries.insert(schema.roomMember).values(ofRoom)
  const said = { id, roomId: id, position: 1, revision: 1, text: 'Hello' }
  await queries.insert(schema.roomMessage).values({ ...said, authorId: user._id })
  return id
}

async function putProduct({ database }: TestApp): Promise<string> {
  const id = crypto.randomUUID()
  const facts = { name: 'Mug', description: 'Holds tea.', pricePaise: 49_900, stock: 1000 }
  await database.queries.insert(schema.product).values({ id, ...facts })
  return id
}

async function putCourse({ database }: TestApp): Promise<string> {
  const id = crypto.randomUUID()
  const facts = { name: 'Graphs', description: 'Mazes.', pricePaise: 49_900, validityDays: 90, mentor: 'Ada' }
  await database.queries.insert(schema.course).values({ id, ...facts })
  return id
}

async function putLesson(server: TestApp): Promise<string> {
  const id = crypto.randomUUID()
  const facts = { courseId: await putCourse(server), position: 0, kind: 'written', title: 'Queues' } as const
  await server.database.queries.insert(schema.lesson).values({ id, ...facts })
  return id
}

/** One order per user, of a new product each time, because a person cannot have two unpaid orders of the same one. */
async function orderOne(
  server: TestApp,
  { user, other }: ActorAccounts,
  key: 'id' | 'orderId',
): Promise<CreatedResource> {
  const productId = await putProduct(server)
  const ordered = async (who: Visitor) =>
    (await who.send('POST', `/goodies/orderid/${productId}`, {})).json<Record<typeof key, string>>()[key]
  return { ofUser: await ordered(user), ofOther: await ordered(other) }
}

/** One course with a lesson per user, accessible to nobody else. */
async function openCourses({ database }: TestApp, { user, other }: Pick<ActorAccounts, 'user' | 'other'>) {
  const testbed = courseTestbed(database)
  const opened = async (who: Visitor) => {
    const courseId = await testbed.addCourse()
    await testbed.give(courseId, who.user._id)
    return { courseId, lessonId: await testbed.addLesson(courseId) }
  }
  const [ofUser, ofOther] = [await opened(user), await opened(other)]
  return {
    courses: { ofUser: ofUser.courseId, ofOther: ofOther.courseId },
    lessons: { ofUser: ofUser.lessonId, ofOther: ofOther.lessonId },
  }
}
