/**
 * What the judge's own role may do; repeated after every migration, because new tables and queue versions bring new
 * objects. The role reads problems and jobs, works the queue, and writes only through the functions named here.
 */
export const grants = `
grant usage on schema public, graphile_worker to codedojo_judge;
grant select on problem, test_case, judge_job to codedojo_judge;
grant select, insert, update, delete on judge to codedojo_judge;
grant execute on function claim_judge_job, report_judge_progress, finish_judge_job, keep_runtime_spread to codedojo_judge;
grant select, insert, update, delete on all tables in schema graphile_worker to codedojo_judge;
grant usage, select on all sequences in schema graphile_worker to codedojo_judge;
grant execute on all functions in schema graphile_worker to codedojo_judge;
do $$ declare guarded text; begin
  -- The queue shuts its tables by row level security against everybody but their owner.
  for guarded in select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity loop
    execute format('drop policy if exists codedojo_judge on graphile_worker.%I', guarded);
    execute format('create policy codedojo_judge on graphile_worker.%I to codedojo_judge using (true)', guarded);
  end loop;
end $$;
`
