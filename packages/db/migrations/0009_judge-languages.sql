DROP INDEX "judge_job_queued_idx";--> statement-breakpoint
CREATE INDEX "judge_job_queued_idx" ON "judge_job" USING btree ("priority","created_at","language") WHERE "judge_job"."state" = 'queued';--> statement-breakpoint

-- As before, but a judge gets only jobs in languages that it has: those of others wait for a judge that has theirs.
create or replace function claim_judge_job(p_judge uuid, p_held uuid[]) returns table (job_id uuid, this_attempt integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job judge_job;
  known text[];
begin
  select array(select one ->> 'language' from jsonb_array_elements(languages) as one where (one ->> 'works')::boolean)
    into known from judge where id = p_judge and lease_until > now();
  if not found then return; end if;
  perform put_back_judge_jobs(array(
    select id from judge_job where state = 'judging' and judge_id = p_judge and id <> all (p_held) for update skip locked
  ), 0);
  loop
    select * into job from judge_job where state = 'queued' and language = any (known)
      order by priority, created_at limit 1 for update skip locked;
    if not found then return; end if;
    update judge_job set attempt = attempt + 1, state = 'judging', judge_id = p_judge, progress = null
      where id = job.id returning * into job;
    exit when job.attempt - job.given_back <= 8;
    perform finish_judge_job(job.id, job.attempt, jsonb_build_object(
      'status', 'Internal Error', 'cases', '[]'::jsonb, 'passed', 0, 'total', 0, 'runtimeMs', 0, 'memoryKb', 0,
      'compileMessage', null, 'limitsEnforced', true,
      'errorMessage', 'Judging was given up after eight judges were lost on it. Submit again, or tell the operator.'));
  end loop;
  update submission set status = 'Judging' where id = job.id;
  perform announce_judge_job(job.id);
  return query select job.id, job.attempt;
end $$;
