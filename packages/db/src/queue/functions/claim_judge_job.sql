-- Takes the next job for a judge and returns its id and the number of this attempt. No row when there is nothing that the judge
-- can take, when its lease has run out, or when it must wait for a job that is judged alone.
-- Called by a judge (`claimJudgeJob`).
-- p_judge: its id on the list of judges.
-- p_held: the jobs it has in hand. None of them is given to it again; any other under its name, claimed by a call whose answer
--   was lost, goes back into the queue.
-- p_whose: `anybody`; `others`: only a job of somebody who has none among those in hand, so that long jobs of one person, however
--   many, keep nobody else from beginning; `brief` and `briefest`: as `others`, and only one of which no more is expected than three
--   seconds, or one. A job to be judged alone is passed over like any other that does not fit.
--
-- A job waits for a judge that has its language and those of the validators it needs, and one that a judge had a fault on until
-- it is due again. A job on which three judges were lost is suspect and judged alone: a judge with nothing in hand takes it and
-- takes nothing beside it, so that what kills judges takes no other job down with it. A judge with others in hand takes none until
-- it can take the suspect one whose turn it is; it would never come to it otherwise. A job on which eight judges were lost is
-- ended here as an Internal Error.
create or replace function claim_judge_job(
  p_judge uuid,
  p_held uuid[],
  p_whose text default 'anybody'
) returns table (job_id uuid, this_attempt integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job judge_job;
  known text[];
  in_hand uuid[];
begin
  select array(select one ->> 'language' from jsonb_array_elements(languages) as one where (one ->> 'works')::boolean)
    into known from judge where id = p_judge and lease_until > now();
  if not found then return; end if;
  perform put_back_judge_jobs(array(
    select id from judge_job where state = 'judging' and judge_id = p_judge and id <> all (p_held) for update skip locked
  ), 0);
  -- The attempt that is being made is not lost yet.
  if exists (select from judge_job where id = any (p_held) and state <> 'done'
    and attempt - given_back - (state = 'judging')::integer >= 3) then return; end if;
  -- Nobody asked for a background job, so it holds up nobody.
  in_hand := array(select user_id from judge_job where id = any (p_held) and kind not in ('rejudge', 'mistake'));
  loop
    select * into job from judge_job as waiting
      where state = 'queued' and language = any (known) and id <> all (p_held)
        and (p_whose = 'anybody' or user_id <> all (in_hand))
        and expected_ms <= case p_whose when 'brief' then 3000 when 'briefest' then 1000 else expected_ms end
        -- No pause is longer than 20 s: what reaches further ahead is of a clock that was set back meanwhile.
        and (retry_at is null or retry_at <= now() or retry_at > now() + interval '1 minute')
        -- For each job in turn, through the primary key: the first that fits ends the search.
        and (select coalesce(bool_and(file.language = any (known)), true) from problem_file as file
          where file.problem_id = waiting.problem_id and file.revision = waiting.problem_revision
            and (file.role = 'output_validator' or file.role = 'input_validator' and waiting.custom_inputs <> '[]'))
      order by priority, created_at limit 1 for update skip locked;
    if not found then return; end if;
    -- One that is only to be ended needs no judge for itself.
    if job.attempt - job.given_back between 3 and 7 and cardinality(p_held) > 0 then return; end if;
    update judge_job set attempt = attempt + 1, state = 'judging', judge_id = p_judge, claimed_at = now(), progress = null
      where id = job.id returning * into job;
    exit when job.attempt - job.given_back <= 8;
    perform finish_judge_job(job.id, job.attempt, unjudged_outcome(
      'Judging was given up after eight judges were lost on it. Submit again, or tell the operator.'));
  end loop;
  update submission set status = 'Judging' where id = job.id;
  perform announce_judge_job(job.id);
  return query select job.id, job.attempt;
end
$$;
