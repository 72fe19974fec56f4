import { sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../connection.ts'
import { backgroundPriority } from './enqueue-job.ts'

export interface MistakesToJudge {
  readonly problemId: string
  readonly revision: number
  /** Owner of the jobs, which are deleted with them. */
  readonly userId: string
}

/**
 * Queues the known mistakes of a problem that were not judged on this revision and wait for no judge, in languages that a live
 * judge has; returns how many. One whose job was deleted with its owner is queued again.
 */
export async function enqueueMistakes(queries: Queries, wanted: MistakesToJudge): Promise<number> {
  if (!(await isAnyMissing(queries, wanted))) return 0
  return queries.transaction((tx) => enqueueMissing(tx, wanted))
}

async function isAnyMissing(queries: Queries, wanted: MistakesToJudge): Promise<boolean> {
  const found = await queries.execute(sql`select mistake.path ${missingFrom(wanted)} limit 1`)
  return found.rows.length > 0
}

/** The lock comes first, so that the statement after it sees what another caller has queued meanwhile. */
async function enqueueMissing(tx: Transaction, wanted: MistakesToJudge): Promise<number> {
  const { problemId, revision, userId } = wanted
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${problemId}, 1))`)
  const added = await tx.execute(sql`
    with added as (
      insert into judged_mistake (problem_id, revision, path, job_id)
        select mistake.problem_id, ${revision}::integer, mistake.path, gen_random_uuid() ${missingFrom(wanted)}
        on conflict (problem_id, revision, path) do update set job_id = excluded.job_id
        returning job_id, path
    )
    insert into judge_job (id, kind, user_id, problem_id, problem_revision, language, code, custom_inputs, priority)
      select job_id, 'mistake', ${userId}::uuid, ${problemId}::uuid, ${revision}::integer, language, code, '[]',
          ${backgroundPriority}
        from added join known_mistake on known_mistake.problem_id = ${problemId} and known_mistake.path = added.path`)
  const count = added.rowCount ?? 0
  if (count > 0) await tx.execute(sql`select pg_notify('judge_queue', '')`)
  return count
}

function missingFrom({ problemId, revision }: Pick<MistakesToJudge, 'problemId' | 'revision'>) {
  return sql`from known_mistake as mistake
    where mistake.problem_id = ${problemId}
      and mistake.language in (
        select one ->> 'language' from judge, jsonb_array_elements(languages) as one
          where lease_until > now() and (one ->> 'works')::boolean)
      and not exists (
        select from judged_mistake as judged
          where judged.problem_id = mistake.problem_id and judged.revision = ${revision} and judged.path = mistake.path
            and (judged.cases is not null or exists (select from judge_job where judge_job.id = judged.job_id)))`
}
