-- Takes a judge that stops in good order off the list. What it has not finished goes back and counts as no try.
-- Called by a judge (`retireJudge`).
create or replace function retire_judge(p_judge uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from judge where id = p_judge;
  perform put_back_judge_jobs(array(
    select id from judge_job where state = 'judging' and judge_id = p_judge for update
  ), 1);
end
$$;
