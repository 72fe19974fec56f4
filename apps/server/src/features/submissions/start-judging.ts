import type { Language } from '@codedojo/contract'
import { enqueueJob, passFailpoint, schema } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../context.ts'
import type { ProblemRow } from '../problems/index.ts'
import { jobByRequestKey } from './queries.ts'

export interface Work {
  readonly kind: 'run' | 'submit'
  readonly userId: string
  readonly problem: ProblemRow
  readonly language: Language
  readonly code: string
  readonly customInputs: readonly string[]
  readonly requestKey: string | null
}

/**
 * Stores the work and its job in one transaction and answers its id: from here on nothing loses it.
 * A request key that this user has used answers the id of the work it made then.
 */
export async function startJudging({ database, jobs }: Context, work: Work): Promise<string> {
  const { kind, userId, problem, language, code, customInputs, requestKey } = work
  const id = uuidv7()
  const problemRevision = problem.revision
  const isNew = await database.queries.transaction(async (tx) => {
    const asked = { id, userId, problemId: problem.id, problemRevision, language, code }
    if (!(await enqueueJob(tx, { ...asked, kind, customInputs, requestKey }))) return false
    if (kind === 'submit') {
      await tx.insert(schema.submission).values({ ...asked, problemVersion: problem.version })
    }
    passFailpoint('submit-before-commit')
    return true
  })
  passFailpoint('submit-before-reply')
  if (isNew) {
    jobs.touched(id)
    return id
  }
  const earlier = requestKey === null ? null : await jobByRequestKey(database, userId, requestKey)
  if (earlier === null) throw new Error('A job was refused as a repetition, but the first is not there.')
  return earlier
}
