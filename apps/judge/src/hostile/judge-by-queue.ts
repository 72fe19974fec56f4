import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { outcomeSchema } from '@codedojo/contract'
import { type Database, enqueueJob, schema } from '@codedojo/db'
import { addProblem } from '@codedojo/db/testing'
import type { Judge, JudgeResponse } from './attack.ts'

/** Judges like a real submission: stores it with a problem of its own, lets it pass the queue, and reads the outcome back. */
export async function judgeByQueue(database: Database): Promise<Judge> {
  const userId = randomUUID()
  const ada = { id: userId, name: 'Ada', firstName: 'Ada', email: 'ada@example.org' }
  await database.queries.insert(schema.user).values(ada)
  return async (judging) => {
    const problemId = await addProblem(database, {
      title: randomUUID(),
      description: 'Add two numbers and turn a word round.',
      timeLimitMs: judging.program.timeLimitMs,
      sameLimits: true,
      cases: judging.cases.map(({ toJudge: { kind, input, answer } }) => ({
        isVisible: kind === 'visible',
        in: input,
        out: answer ?? '',
      })),
    })
    const id = randomUUID()
    const { language } = judging.program
    const work = { id, userId, problemId, problemRevision: 1, language, code: judging.source.toString() }
    // A submission stops at the first exceeded limit; a run judges every case.
    const kind = judging.cases.every(({ expect }) => expect === null) ? 'submit' : 'run'
    await database.queries.transaction(async (tx) => {
      if (kind === 'submit') await tx.insert(schema.submission).values(work)
      await enqueueJob(tx, { ...work, kind, customInputs: [], requestKey: null })
    })
    return await judgementOf(database, id)
  }
}

async function judgementOf({ pool }: Database, id: string): Promise<JudgeResponse> {
  const seen = new Set<string>()
  for (;;) {
    const { rows } = await pool.query('select state, progress, outcome from judge_job where id = $1', [id])
    seen.add(JSON.stringify(rows[0]?.progress))
    if (rows[0]?.outcome) {
      const kept = await pool.query(
        `select status, passed, total, compile_message, error_message, cases from submission where id = $1`,
        [id],
      )
      const outcome = outcomeSchema.parse(rows[0].outcome)
      const same = kept.rows.every(
        (row) =>
          row.status === outcome.status &&
          row.error_message === outcome.errorMessage &&
          row.compile_message === outcome.compileMessage,
      )
      if (!same) seen.add(`the submission says ${JSON.stringify(kept.rows)}`)
      return { outcome, written: [...seen].join('\n') }
    }
    await sleep(20)
  }
}
