-- Puts jobs that nobody works on any more into the queue again.
-- Called by the other functions of the queue, which have locked the rows of these jobs.
-- p_given_back: 1 when the claim counts as no try, 0 when it does.
create or replace function put_back_judge_jobs(p_jobs uuid[], p_given_back integer) returns void
language plpgsql as $$
begin
  if coalesce(cardinality(p_jobs), 0) = 0 then return; end if;
  update judge_job set state = 'queued', judge_id = null, progress = null, given_back = given_back + p_given_back
    where id = any (p_jobs);
  update submission set status = 'In Queue' where id = any (p_jobs) and judged_at is null;
  perform announce_judge_job(job) from unnest(p_jobs) as job;
  perform pg_notify('judge_queue', '');
end
$$;
