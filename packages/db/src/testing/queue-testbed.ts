import { randomUUID } from 'node:crypto'
import type { Outcome } from '@codedojo/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { enqueueJob, type NewJob } from '../queue/enqueue-job.ts'
import { releaseLostJudges } from '../queue/judge-list.ts'
import { judge, judgeJob, submission, user } from '../schema/index.ts'
import { addProblem } from './add-problem.ts'
import { cloneDatabase } from './clone-database.ts'

/** A database with a problem and a learner, Ada, for one test of the queue. */
export interface QueueTestbed extends AsyncDisposable {
  readonly database: Database
  readonly problemId: string
  readonly addUser: (name: string) => Promise<string>
  /** Ada's C++ submission with the given changes. */
  readonly newJob: (change?: Partial<NewJob>) => NewJob
  /** Queues jobs in order, in one transaction. */
  readonly enqueue: (...jobs: readonly NewJob[]) => Promise<boolean[]>
  readonly stateOf: (job: Pick<NewJob, 'id'>) => Promise<(typeof judgeJob)['$inferSelect'] | undefined>
  /** Expires the lease of a judge, as when it stops responding, and releases lost judges. Returns how many were lost. */
  readonly loseJudge: (judgeId: string) => Promise<number>
}

export async function openQueueTestbed(): Promise<QueueTestbed> {
  const database = await cloneDatabase()
  const addUser = async (name: string) => {
    const id = randomUUID()
    const email = `${name}@example.org`
    await database.queries.insert(user).values({ id, name, firstName: name, email })
    return id
  }
  const userId = await addUser('Ada')
  const problemId = await addProblem(database)
  return {
    database,
    problemId,
    addUser,
    newJob: (change = {}) => ({ ...usualJob, id: randomUUID(), userId, problemId, ...change }),
    enqueue: (...jobs) => enqueueAll(database, jobs),
    stateOf: async ({ id }) => {
      const [row] = await database.queries.select().from(judgeJob).where(eq(judgeJob.id, id))
      return row
    },
    loseJudge: async (judgeId) => {
      const past = { leaseUntil: sql`now() - interval '1 second'` }
      await database.queries.update(judge).set(past).where(eq(judge.id, judgeId))
      return releaseLostJudges(database)
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

/** A valid outcome, Accepted unless changed. */
export const outcomeWith = (change: Partial<Outcome> = {}): Outcome => ({
  status: 'Accepted',
  cases: [],
  passed: 3,
  total: 3,
  runtimeMs: 12,
  memoryKb: 3400,
  compileMessage: null,
  errorMessage: null,
  limitsEnforced: true,
  ...change,
})

const usualJob = {
  kind: 'submit',
  problemRevision: 1,
  language: 'cpp',
  code: 'int main() {}',
  customInputs: [],
  requestKey: null,
} as const

function enqueueAll(database: Database, jobs: readonly NewJob[]): Promise<boolean[]> {
  return database.queries.transaction(async (tx) => {
    const added: boolean[] = []
    for (const job of jobs) {
      const { id, userId, problemId, language, code } = job
      if (job.kind === 'submit' && problemId !== null)
        await tx.insert(submission).values({ id, userId, problemId, problemRevision: 1, language, code })
      added.push(await enqueueJob(tx, job))
    }
    return added
  })
}
