-- Ends a job for this attempt: verdict, solved mark and counters in one transaction. Returns false, and changes nothing, when
-- another judge has taken it over or it is done.
-- Called by a judge (`finishJudgeJob`), and here where a job is given up.
-- p_outcome: as `Outcome` of the contract; times in milliseconds, memory in kilobytes.
-- p_ran_ms: for how long its programs ran.
--
-- A problem is solved by the Accepted submission that was made first, in whichever order they are judged. Of two made at one
-- moment it is the one with the smaller id, as when a rejudge puts the marks right.
create or replace function finish_judge_job(
  p_job uuid,
  p_attempt integer,
  p_outcome jsonb,
  p_ran_ms integer default null
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job judge_job;
begin
  update judge_job set state = 'done', outcome = p_outcome, ran_ms = p_ran_ms, finished_at = now(), progress = null
    where id = p_job and attempt = p_attempt and state = 'judging'
    returning * into job;
  if not found then return false; end if;

  if job.kind = 'rejudge' then
    update rejudged_submission set outcome = p_outcome, status_after = p_outcome->>'status' where job_id = p_job;
  end if;

  if job.kind = 'mistake' then
    update judged_mistake set cases = case when p_outcome->>'status' = 'Internal Error' then '[]' else (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'index', one->'index', 'status', one->'status', 'wrongDigest', one->'wrongDigest')) order by place), '[]')
        from jsonb_array_elements(p_outcome->'cases') with ordinality as judged (one, place)
    ) end where job_id = p_job;
  end if;

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
      score = (p_outcome->>'score')::double precision,
      max_score = (p_outcome->>'maxScore')::double precision,
      subtasks = p_outcome->'subtasks',
      judged_at = now()
      where id = p_job;

    if p_outcome->>'status' <> 'Internal Error' then
      insert into problem_counter as counter (problem_id, submitted, accepted)
        values (job.problem_id, 1, (p_outcome->>'status' = 'Accepted')::integer)
        on conflict (problem_id) do update
          set submitted = counter.submitted + 1, accepted = counter.accepted + excluded.accepted;
    end if;

    if p_outcome->>'status' = 'Accepted' then
      insert into solved (user_id, problem_id, submission_id, solved_at)
        select user_id, problem_id, id, created_at from submission where id = p_job
        on conflict (user_id, problem_id) do update
          set submission_id = excluded.submission_id, solved_at = excluded.solved_at
          where (excluded.solved_at, excluded.submission_id) < (solved.solved_at, solved.submission_id);
    end if;
  end if;

  perform announce_judge_job(p_job);
  return true;
end
$$;
