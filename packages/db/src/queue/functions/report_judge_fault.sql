-- Gives back a job that the judge could not judge, because of a fault of its own or of its machine. That counts as no try: a
-- full disk costs nobody a verdict. Returns false, and changes nothing, when another judge has taken over.
-- Called by a judge (`reportJudgeFault`).
-- p_reason: what the fault was, one line.
--
-- Eight faults or more end a job as an Internal Error with the reason of the last one: after ten minutes in which others of its
-- language were judged, for then the job is to blame and not the machine, or after a day. So jobs wait for as long as it takes to
-- mend the only judge. Another judge may take the job at once after its first fault, then after 0.8 s, 1.6 s and so on up to 20 s:
-- twice as long as its judge pauses, so that with a slow timer, too, the judge comes to the other jobs first.
create or replace function report_judge_fault(p_job uuid, p_attempt integer, p_reason text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job judge_job;
begin
  update judge_job set faults = faults + 1, first_fault_at = coalesce(first_fault_at, now()),
      retry_at = case when faults > 0 then now() + make_interval(secs => least(20, 0.4 * 2 ^ least(faults, 10))) end
    where id = p_job and attempt = p_attempt and state = 'judging' returning * into job;
  if not found then return false; end if;
  if job.faults >= 8 and (job.first_fault_at <= now() - interval '1 day'
    or job.first_fault_at <= now() - interval '10 minutes' and exists (
      select from judge_job as other where other.finished_at > job.first_fault_at and other.language = job.language
        and other.outcome ->> 'status' <> 'Internal Error'))
  then
    perform finish_judge_job(p_job, p_attempt, unjudged_outcome(
      'Judging was given up after faults of the judges for more than ten minutes. The last one: ' || p_reason ||
      ' Submit again, or tell the operator.'));
  else
    perform put_back_judge_jobs(array[p_job], 1);
  end if;
  return true;
end
$$;
