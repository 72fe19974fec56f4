-- Keeps what a reference solution printed for a case. Returns false, and keeps nothing, when another judge has taken over.
-- Called by a judge (`keepJudgedOutput`).
-- p_ordinal: the case, from 1.
-- p_content: what was printed, as bytes.
create or replace function keep_judged_output(
  p_job uuid,
  p_attempt integer,
  p_ordinal integer,
  p_content bytea
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from judge_job where id = p_job and attempt = p_attempt and state = 'judging' and kind = 'outputs' for update;
  if not found then return false; end if;
  insert into stored_file (hash, content) values (sha256(p_content), p_content)
    on conflict (hash) do update set stored_at = now();
  insert into judged_output (job_id, ordinal, hash) values (p_job, p_ordinal, sha256(p_content))
    on conflict (job_id, ordinal) do update set hash = excluded.hash;
  return true;
end
$$;
