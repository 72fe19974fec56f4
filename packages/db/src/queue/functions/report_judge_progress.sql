-- Keeps how far a job is; nothing happens when another judge has taken it over.
-- Called by a judge (`reportProgress`).
-- p_progress: as `Progress` of the contract.
create or replace function report_judge_progress(p_job uuid, p_attempt integer, p_progress jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update judge_job set progress = p_progress where id = p_job and attempt = p_attempt and state = 'judging';
  if found then perform announce_judge_job(p_job); end if;
end
$$;
