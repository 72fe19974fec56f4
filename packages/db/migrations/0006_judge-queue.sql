DROP INDEX "judge_job_open_idx";--> statement-breakpoint
ALTER TABLE "judge" ADD COLUMN "process_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "judge" ADD COLUMN "lease_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "judge_job" ADD COLUMN "given_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "judge_job_queued_idx" ON "judge_job" USING btree ("priority","created_at") WHERE "judge_job"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "judge_job_judging_idx" ON "judge_job" USING btree ("judge_id") WHERE "judge_job"."state" = 'judging';--> statement-breakpoint
CREATE INDEX "judge_job_open_idx" ON "judge_job" USING btree ("user_id") WHERE "judge_job"."state" <> 'done';--> statement-breakpoint
ALTER TABLE "judge" DROP COLUMN "lock_name";--> statement-breakpoint

-- The row of a job is all there is of it: who may take it next, who has it, and how often it was tried.
drop function claim_judge_job(uuid, uuid);
--> statement-breakpoint

-- Puts jobs that nobody works on any more into the queue again; the caller has locked their rows.
create function put_back_judge_jobs(p_jobs uuid[], p_given_back integer) returns void
language plpgsql as $$
begin
  if coalesce(cardinality(p_jobs), 0) = 0 then return; end if;
  update judge_job set state = 'queued', judge_id = null, progress = null, given_back = given_back + p_given_back
    where id = any (p_jobs);
  update submission set status = 'In Queue' where id = any (p_jobs) and judged_at is null;
  perform announce_judge_job(job) from unnest(p_jobs) as job;
  perform pg_notify('judge_queue', '');
end $$;
--> statement-breakpoint

-- Takes the next job for a judge and answers its id and the number of this attempt; no row when there is nothing to do,
-- or when the judge's lease has run out. A judge names the jobs it works on: another one under its name, claimed by a
-- call whose answer was lost with the connection, goes back into the queue. A job that has cost eight judges their lives
-- is ended here as an Internal Error.
create function claim_judge_job(p_judge uuid, p_held uuid[]) returns table (job_id uuid, this_attempt integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job judge_job;
begin
  if not exists (select from judge where id = p_judge and lease_until > now()) then return; end if;
  perform put_back_judge_jobs(array(
    select id from judge_job where state = 'judging' and judge_id = p_judge and id <> all (p_held) for update skip locked
  ), 0);
  loop
    select * into job from judge_job where state = 'queued' order by priority, created_at limit 1 for update skip locked;
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
--> statement-breakpoint

-- Takes judges whose lease has run out, and those known to be dead, off the list; their jobs go back into the queue.
-- Answers how many judges were lost.
create function release_lost_judges(p_dead uuid[]) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lost integer;
begin
  delete from judge where lease_until < now() or id = any (p_dead);
  get diagnostics lost = row_count;
  perform put_back_judge_jobs(array(
    select id from judge_job
      where state = 'judging' and not exists (select from judge where judge.id = judge_job.judge_id)
      for update skip locked
  ), 0);
  return lost;
end $$;
--> statement-breakpoint

-- Takes a judge that stops in good order off the list. What it has not finished goes back and counts as no try.
create function retire_judge(p_judge uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from judge where id = p_judge;
  perform put_back_judge_jobs(array(
    select id from judge_job where state = 'judging' and judge_id = p_judge for update
  ), 1);
end $$;
--> statement-breakpoint

revoke execute on function put_back_judge_jobs, claim_judge_job, release_lost_judges, retire_judge from public;
