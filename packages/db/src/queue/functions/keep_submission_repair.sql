-- Keeps the small change that makes a wrong submission right on every case. Returns false, and keeps nothing, when this attempt did
-- not end the job as Wrong Answer or Runtime Error, when the submission was judged anew since, or when a change is already there: what
-- a learner has read does not change.
-- Called by a judge (`storeSubmissionRepair`).
-- p_repair: an object of at most 2,000 characters.
create or replace function keep_submission_repair(p_job uuid, p_attempt integer, p_repair jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if jsonb_typeof(p_repair) is distinct from 'object' or length(p_repair::text) > 2000 then
    raise exception 'a repair must be an object of at most 2000 characters';
  end if;
  insert into submission_repair (submission_id, repair)
    select submission.id, p_repair from judge_job join submission on submission.id = judge_job.id
    where judge_job.id = p_job and attempt = p_attempt and state = 'done' and kind = 'submit'
      and outcome->>'status' in ('Wrong Answer', 'Runtime Error')
      and submission.status = outcome->>'status' and submission.problem_revision = judge_job.problem_revision
    on conflict do nothing;
  return found;
end
$$;
