import { randomUUID } from 'node:crypto'
import type { Outcome, Verdict } from '@codedojo/contract'
import { type ClaimedJob, claimJudgeJob, type Database, finishJudgeJob, schema } from '@codedojo/db'
import { addProblem, cloneDatabase, outcomeWith, registerJudge } from '@codedojo/db/testing'
import { eq, ne } from 'drizzle-orm'
import { startRejudge } from '../start-rejudge.ts'

const { judgeJob, rejudge, rejudgedSubmission, submission, user } = schema

/** A database of its own with a problem and submissions, for tests of a rejudge's steps. */
export interface RejudgeTestbed extends AsyncDisposable {
  readonly database: Database
  readonly problemId: string
  readonly addUser: () => Promise<string>
  /** Inserts judged submissions with this verdict; returns their ids. */
  readonly submitted: (status: Verdict, options?: { count?: number; userId?: string }) => Promise<string[]>
  /** Starts a dry rejudge of all submissions, as an admin; returns its id. */
  readonly begin: () => Promise<string>
  /** Judges all queued jobs, one after another; returns how many. */
  readonly judge: (outcomeOf: (job: ClaimedJob) => Partial<Outcome>) => Promise<number>
  /** Claims a job as a judge that will die. */
  readonly claim: (judgeId: string) => Promise<ClaimedJob | null>
  readonly stateOf: (id: string) => Promise<(typeof rejudge)['$inferSelect'] | undefined>
  readonly itemsOf: (id: string) => Promise<(typeof rejudgedSubmission)['$inferSelect'][]>
  readonly openJobs: () => Promise<number>
}

export async function openRejudgeTestbed(): Promise<RejudgeTestbed> {
  const database = await cloneDatabase()
  const { queries } = database
  const problemId = await addProblem(database)
  const addUser = async () => {
    const id = randomUUID()
    await queries.insert(user).values({ id, name: 'Ada', firstName: 'Ada', email: `${id}@example.org` })
    return id
  }
  const authorId = await addUser()
  const learnerId = await addUser()
  const judgeId = await registerJudge(database)
  return {
    database,
    problemId,
    addUser,
    submitted: async (status, { count = 1, userId = learnerId } = {}) => {
      const rows = Array.from({ length: count }, () => ({
        ...{ id: randomUUID(), userId, problemId, problemRevision: 1, problemVersion: 1, status },
        ...{ language: 'python' as const, code: status, passed: 0, total: 3, judgedAt: new Date() },
      }))
      await queries.insert(submission).values(rows)
      return rows.map(({ id }) => id)
    },
    begin: async () => {
      const problem = { id: problemId, title: 'Sum', version: 1, revision: 1 }
      const { id } = await startRejudge(database, { problem, filter: { earlierOnly: false }, authorId })
      return id
    },
    judge: async (outcomeOf) => {
      for (let judged = 0; ; judged++) {
        const job = await claimJudgeJob(database, judgeId)
        if (!job) return judged
        await finishJudgeJob(database, job, outcomeWith(outcomeOf(job)))
      }
    },
    claim: (other) => claimJudgeJob(database, other),
    stateOf: async (id) => (await queries.select().from(rejudge).where(eq(rejudge.id, id)))[0],
    itemsOf: (id) => queries.select().from(rejudgedSubmission).where(eq(rejudgedSubmission.rejudgeId, id)),
    openJobs: () => queries.$count(judgeJob, ne(judgeJob.state, 'done')),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}
