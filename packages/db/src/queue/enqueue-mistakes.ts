import { sql } from 'drizzle-orm'
import type { Queries } from '../connection.ts'
import { backgroundPriority } from './enqueue-job.ts'

export interface MistakesToJudge {
  readonly problemId: string
  readonly revision: number
  /** Owner of the jobs, which are deleted with them. */
  readonly userId: string
}

/**
 * Queues the known mistakes of a problem that were not judged on this revision and wait for no judge, in languages that a live
 * judge has; answers how many. After a fault of the judge one is queued again once its job was deleted.
 */
export async function enqueueMistakes(queries: Queries, wanted: MistakesToJudge): Promise<number> {
  const { problemId, revision, userId } = wanted
  const added = await queries.execute(sql`
    with added as (
      insert into judged_mistake (problem_id, revision, path, job_id)
        select problem_id, ${revision}::integer, path, gen_random_uuid() from known_mistake
          where problem_id = ${problemId} and language in (
            select one ->> 'language' from judge, jsonb_array_elements(languages) as one
              where lease_until > now() and (one ->> 'works')::boolean)
        on conflict (problem_id, revision, path) do update set job_id = excluded.job_id
          where judged_mistake.cases is null
            and not exists (select from judge_job where judge_job.id = judged_mistake.job_id)
        returning job_id, path
    )
    insert into judge_job (id, kind, user_id, problem_id, problem_revision, language, code, custom_inputs, priority)
      select job_id, 'mistake', ${userId}::uuid, ${problemId}::uuid, ${revision}::integer, language, code, '[]',
          ${backgroundPriority}
        from added join known_mistake on known_mistake.problem_id = ${problemId} and known_mistake.path = added.path`)
  const count = added.rowCount ?? 0
  if (count > 0) await queries.execute(sql`select pg_notify('judge_queue', '')`)
  return count
}
