import type { RejudgeFilter } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import type { ProblemRow } from '../problems/index.ts'
import { advanceRejudge } from './advance-rejudge.ts'
import { databaseNow, rejudgeCondition } from './rejudge-condition.ts'

const { rejudge, submission } = schema

export interface NewRejudge {
  readonly problem: Pick<ProblemRow, 'id' | 'title' | 'version' | 'revision'>
  readonly filter: RejudgeFilter
  readonly authorId: string
}

/**
 * Starts a dry rejudge on the current revision; returns its id and the number of submissions. Throws `rejudge_open`
 * when the problem has one already, and `bad_input` when no submission matches the filter.
 */
export async function startRejudge(database: Database, wanted: NewRejudge) {
  const { problem, filter, authorId } = wanted
  const { id: problemId, title, version, revision } = problem
  const begun = await database.queries.transaction(async (tx) => {
    const total = await tx.$count(
      submission,
      rejudgeCondition({ problemId, revision, filter, createdAt: databaseNow }),
    )
    if (total === 0) throw nothingToJudge()
    const row = { id: uuidv7(), problemId, revision, version, authorId, filter, total }
    const [added] = await tx.insert(rejudge).values(row).onConflictDoNothing().returning({ id: rejudge.id })
    if (!added) {
      throw new AppError(
        'rejudge_open',
        'This problem has a rejudge that is neither applied nor cancelled. End it first.',
      )
    }
    await recordEvent(tx, {
      actorId: authorId,
      action: 'problem.rejudge_started',
      subject: { kind: 'problem', id: problemId, name: title },
      after: { version, submissions: total, ...filter },
    })
    return { id: added.id, total }
  })
  await advanceRejudge(database, begun.id)
  return begun
}

function nothingToJudge(): AppError {
  const message = 'No submission of this problem fits. Choose other filters.'
  return new AppError('bad_input', message, { errors: [{ field: 'filter', message }] })
}
