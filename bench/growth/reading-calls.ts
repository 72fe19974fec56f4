import { calls } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { z } from 'zod'

type CallName = keyof typeof calls

/** One object of each kind: the oldest of its kind, which every installation has, or one of the measured person. */
const queries = {
  problem: `select id from problem where title = 'First Echo'`,
  submission: `select id from submission join judge_job using (id) where submission.user_id = $1 limit 1`,
  course: `select id from course where name not like 'Course %' order by created_at limit 1`,
  lesson: `select lesson.id from lesson join course on course.id = course_id where course.name not like 'Course %'
    order by course.created_at, position limit 1`,
  product: `select id from product order by created_at limit 1`,
  plan: `select slug as id from study_plan order by position limit 1`,
  managedPlan: `select id from study_plan order by position limit 1`,
  room: `select 'Room 1' as id`,
} as const

type ObjectKind = keyof typeof queries

const kindOf: Partial<Record<CallName, ObjectKind>> = {
  ...{
    problemById: 'problem',
    problemVersions: 'problem',
    problemVersion: 'problem',
    rejudgeChoices: 'problem',
  },
  ...{ ownReports: 'problem', submittedProblem: 'problem', ninjaConversation: 'problem' },
  ...{ draftsOfProblem: 'problem', ownCustomInputs: 'problem', noteOfProblem: 'problem' },
  ...{ submissionResult: 'submission', submissionRuntimes: 'submission', attemptById: 'submission' },
  ...{ getCourse: 'course', courseReviews: 'course', courseContent: 'course', managedCourse: 'course' },
  ...{ courseLearners: 'course', courseQuestions: 'course' },
  ...{ lessonById: 'lesson', lessonQuestions: 'lesson', lessonWork: 'lesson', managedLesson: 'lesson' },
  ...{ getGoodie: 'product', studyPlanBySlug: 'plan', managedPlan: 'managedPlan' },
  ...{ roomMessages: 'room', roomPeople: 'room' },
}

export interface ReadingCalls {
  /** By call, the path with its ids. */
  readonly paths: ReadonlyMap<CallName, string>
  /** Calls about objects that the filled installation does not have. */
  readonly left: readonly CallName[]
}

const idRow = z.object({ id: z.string() }).optional()

/** The paths of all calls that read and do not stream a whole table, for this person. */
export async function findReadingCalls({ pool }: Database, personId: string): Promise<ReadingCalls> {
  const paths = new Map<CallName, string>()
  const left: CallName[] = []
  for (const [name, call] of Object.entries(calls)) {
    if (!isCallName(name) || call.method !== 'GET' || streamed.has(name)) continue
    const kind = kindOf[name]
    const values = kind && queries[kind].includes('$1') ? [personId] : []
    const id = kind && idRow.parse((await pool.query(queries[kind], values)).rows[0])?.id
    const path = call.path
      .replace(/:(id|slug|problemId)\b/, (param) => id ?? param)
      .replace(':version', '1')
      .replace(':month', new Date().toISOString().slice(0, 7))
      .replace(':day', new Date().toISOString().slice(0, 10))
    if (path.includes(':')) left.push(name)
    else paths.set(name, `/api${encodeURI(path)}`)
  }
  return { paths, left }
}

const streamed: ReadonlySet<CallName> = new Set([
  ...([
    'downloadOwnData',
    'exportOrders',
    'exportProblem',
    'exportProblems',
    'exportUsers',
    'getAllProfile',
  ] as const),
])

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}
