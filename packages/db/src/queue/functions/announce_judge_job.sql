-- Tells whoever listens that something about a job changed: its row is the truth.
-- Called by the other functions of the queue.
create or replace function announce_judge_job(p_job uuid) returns void
language sql as $$
  select pg_notify('judge_job', p_job::text)
$$;
