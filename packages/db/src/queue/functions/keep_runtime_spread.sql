-- Keeps the CPU times of repeated runs of an Accepted submission. Returns false, and keeps nothing, when this attempt did not end
-- the job as Accepted, or when such times are already there: what a learner has read does not change.
-- Called by a judge (`keepRuntimeSpread`).
-- p_runs_ms: 1 to 100 times of CPU, in milliseconds.
create or replace function keep_runtime_spread(p_job uuid, p_attempt integer, p_runs_ms integer[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if coalesce(cardinality(p_runs_ms), 0) not between 1 and 100 or 0 > any (p_runs_ms) then
    raise exception 'runtimes must be 1 to 100 numbers from 0';
  end if;
  insert into runtime_spread (submission_id, runs_ms)
    select id, p_runs_ms from judge_job
    where id = p_job and attempt = p_attempt and state = 'done' and kind = 'submit' and outcome->>'status' = 'Accepted'
    on conflict do nothing;
  return found;
end
$$;
