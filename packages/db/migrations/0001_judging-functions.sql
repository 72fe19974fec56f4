-- The judge may do three things to a job: claim it, report how far it is, finish it. Each is one function that runs
-- with its owner's rights, so that the judge's own role needs no write access to any table of learners.

-- Announces that something about a job changed; whoever listens reads the row, which is the truth.
create function announce_judge_job(p_job uuid) returns void
language sql as $$ select pg_notify('judge_job', p_job::text) $$;
--> statement-breakpoint

-- Ends a job for this attempt: verdict, solved mark and counters in one transaction.
-- Answers false, and changes nothing, when another judge has taken the job over or it is done.
create function finish_judge_job(p_job uuid, p_attempt integer, p_outcome jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job judge_job;
begin
  update judge_job set state = 'done', outcome = p_outcome, finished_at = now(), progress = null
    where id = p_job and attempt = p_attempt and state = 'judging'
    returning * into job;
  if not found then return false; end if;

  if job.kind = 'submit' then
    update submission set
      status = p_outcome->>'status',
      runtime_ms = (p_outcome->>'runtimeMs')::double precision,
      memory_kb = (p_outcome->>'memoryKb')::double precision,
      passed = (p_outcome->>'passed')::integer,
      total = (p_outcome->>'total')::integer,
      compile_message = p_outcome->>'compileMessage',
      error_message = p_outcome->>'errorMessage',
      cases = p_outcome->'cases',
      limits_enforced = (p_outcome->>'limitsEnforced')::boolean,
      judged_at = now()
      where id = p_job;

    if p_outcome->>'status' <> 'Internal Error' then
      insert into problem_counter as counter (problem_id, submitted, accepted)
        values (job.problem_id, 1, (p_outcome->>'status' = 'Accepted')::integer)
        on conflict (problem_id) do update
          set submitted = counter.submitted + 1, accepted = counter.accepted + excluded.accepted;
    end if;

    if p_outcome->>'status' = 'Accepted' then
      insert into solved (user_id, problem_id, submission_id) values (job.user_id, job.problem_id, job.id)
        on conflict do nothing;
    end if;
  end if;

  perform announce_judge_job(p_job);
  return true;
end $$;
--> statement-breakpoint

-- Takes a job for one judge and answers the number of this attempt. Answers null when there is nothing to do:
-- the job is done, gone, or has cost eight judges their lives and is ended here as an Internal Error.
create function claim_judge_job(p_job uuid, p_judge uuid) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  this_attempt integer;
begin
  update judge_job set attempt = attempt + 1, state = 'judging', judge_id = p_judge, progress = null
    where id = p_job and state <> 'done'
    returning attempt into this_attempt;
  if not found then return null; end if;

  if this_attempt > 8 then
    perform finish_judge_job(p_job, this_attempt, jsonb_build_object(
      'status', 'Internal Error', 'cases', '[]'::jsonb, 'passed', 0, 'total', 0, 'runtimeMs', 0, 'memoryKb', 0,
      'compileMessage', null, 'limitsEnforced', true,
      'errorMessage', 'Judging was given up after eight judges were lost on it. Submit again, or tell the operator.'));
    return null;
  end if;

  update submission set status = 'Judging' where id = p_job;
  perform announce_judge_job(p_job);
  return this_attempt;
end $$;
--> statement-breakpoint

create function report_judge_progress(p_job uuid, p_attempt integer, p_progress jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update judge_job set progress = p_progress where id = p_job and attempt = p_attempt and state = 'judging';
  if found then perform announce_judge_job(p_job); end if;
end $$;
--> statement-breakpoint

revoke execute on function finish_judge_job, claim_judge_job, report_judge_progress from public;
