/**
 * The rights of the judge's role; granted at every start, because a function whose parameters changed has lost its grants. The
 * role reads problems and jobs, and writes only through the functions listed here and to its own row in the list of judges.
 */
export const grants = `
grant usage on schema public to codedojo_judge;
grant select on problem_version, test_case, stored_file, problem_file, judge_job to codedojo_judge;
grant select, insert, update on judge to codedojo_judge;
grant execute on function claim_judge_job, report_judge_progress, finish_judge_job, report_judge_fault,
  release_lost_judges, retire_judge, keep_runtime_spread, keep_submission_repair, keep_judged_output to codedojo_judge;
`
