-- Takes judges whose lease has run out, and those known to be dead, off the list; their jobs go back into the queue. Returns how
-- many judges were lost.
-- Called by every judge with its heartbeat (`releaseLostJudges`).
-- p_dead: ids of judges whose processes are known to have ended.
--
-- A lease that lies ahead by more than twice its length, or than twice the longest that a judge may ask for, ends a length from
-- now: the clock was set back, and the jobs of a dead judge would wait until it has caught up. A living judge renews its lease
-- before that.
create or replace function release_lost_judges(p_dead uuid[]) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lost integer;
begin
  delete from judge where id = any (p_dead) or lease_until < now();
  get diagnostics lost = row_count;
  -- Not by now(): a lease that was renewed while this waited would look as if it came from the future.
  update judge set heartbeat_at = clock_timestamp(),
      lease_until = clock_timestamp() + least(lease_until - heartbeat_at, interval '1 hour')
    where lease_until > clock_timestamp() + 2 * least(lease_until - heartbeat_at, interval '1 hour');
  perform put_back_judge_jobs(array(
    select id from judge_job
      where state = 'judging' and not exists (select from judge where judge.id = judge_job.judge_id)
      for update skip locked
  ), 0);
  return lost;
end
$$;
