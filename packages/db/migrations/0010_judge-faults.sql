ALTER TABLE "judge_job" ADD COLUMN "faults" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "judge_job" ADD COLUMN "first_fault_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "judge_job" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint

-- What waits already keeps its place among its own user's jobs, which now counts before its kind.
update judge_job set priority = 2 * (priority % 10000) + (kind = 'submit')::integer where state <> 'done';
--> statement-breakpoint

-- As before, but: a job that the judge still has in hand is not given to it again, though its lease may have run out
-- meanwhile; a job that a judge had a fault on waits until it is due; and the judge must have the language of the job and
-- those of the validators that it needs: what it lacks waits for a judge that has it.
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
    select * into job from judge_job as waiting
      where state = 'queued' and language = any (known) and id <> all (p_held)
        and (retry_at is null or retry_at <= now())
        -- For each job in turn, through the primary key: the first that fits ends the search.
        and (select coalesce(bool_and(file.language = any (known)), true) from problem_file as file
          where file.problem_id = waiting.problem_id and (file.role = 'output_validator'
            or file.role = 'input_validator' and waiting.custom_inputs <> '[]'))
      order by priority, created_at limit 1 for update skip locked;
    if not found then return; end if;
    update judge_job set attempt = attempt + 1, state = 'judging', judge_id = p_judge, progress = null
      where id = job.id returning * into job;
    exit when job.attempt - job.given_back <= 8;
    perform finish_judge_job(job.id, job.attempt, unjudged_outcome(
      'Judging was given up after eight judges were lost on it. Submit again, or tell the operator.'));
  end loop;
  update submission set status = 'Judging' where id = job.id;
  perform announce_judge_job(job.id);
  return query select job.id, job.attempt;
end $$;
--> statement-breakpoint

create function unjudged_outcome(p_reason text) returns jsonb
language sql immutable as $$ select jsonb_build_object(
  'status', 'Internal Error', 'cases', '[]'::jsonb, 'passed', 0, 'total', 0, 'runtimeMs', 0, 'memoryKb', 0,
  'compileMessage', null, 'limitsEnforced', true, 'errorMessage', p_reason) $$;
--> statement-breakpoint

-- Gives back a job that the judge could not judge, because of a fault of its own or of its machine. That counts as no
-- try: a full disk costs nobody a verdict. Eight faults or more end a job as an Internal Error with the reason of the last
-- one, after ten minutes in which others of its language were judged, for then the job is to blame and not the machine; or
-- after a day. So jobs wait for as long as it takes to mend the only judge.
-- Another judge may take it at once after its first fault, then after 0.8 s, 1.6 s and so on up to 20 s, twice as long as
-- its judge pauses, so that with a slow timer, too, the judge comes to the other jobs first. Answers false, and changes
-- nothing, when another judge has taken over.
create function report_judge_fault(p_job uuid, p_attempt integer, p_reason text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job judge_job;
begin
  update judge_job set faults = faults + 1, first_fault_at = coalesce(first_fault_at, now()),
      retry_at = case when faults > 0 then now() + make_interval(secs => least(20, 0.4 * 2 ^ least(faults, 10))) end
    where id = p_job and attempt = p_attempt and state = 'judging' returning * into job;
  if not found then return false; end if;
  if job.faults >= 8 and (job.first_fault_at <= now() - interval '1 day'
    or job.first_fault_at <= now() - interval '10 minutes' and exists (
      select from judge_job as other where other.finished_at > job.first_fault_at and other.language = job.language
        and other.outcome ->> 'status' <> 'Internal Error'))
  then
    perform finish_judge_job(p_job, p_attempt, unjudged_outcome(
      'Judging was given up after faults of the judges for more than ten minutes. The last one: ' || p_reason ||
      ' Submit again, or tell the operator.'));
  else
    perform put_back_judge_jobs(array[p_job], 1);
  end if;
  return true;
end $$;
--> statement-breakpoint

revoke execute on function unjudged_outcome, report_judge_fault from public;
