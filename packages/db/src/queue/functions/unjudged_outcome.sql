-- The outcome of a job that nobody could judge.
-- Called by `claim_judge_job` and `report_judge_fault`.
-- p_reason: what learner and operator read.
create or replace function unjudged_outcome(p_reason text) returns jsonb
language sql immutable as $$
  select jsonb_build_object(
    'status', 'Internal Error', 'cases', '[]'::jsonb, 'passed', 0, 'total', 0, 'runtimeMs', 0, 'memoryKb', 0,
    'compileMessage', null, 'limitsEnforced', true, 'errorMessage', p_reason)
$$;
