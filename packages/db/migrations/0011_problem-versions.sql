CREATE TABLE "active_day" (
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "active_day_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"subject_name" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "former_verdict" (
	"submission_id" uuid NOT NULL,
	"rejudge_id" uuid NOT NULL,
	"problem_revision" integer NOT NULL,
	"problem_version" integer,
	"status" text NOT NULL,
	"runtime_ms" double precision,
	"memory_kb" double precision,
	"passed" integer,
	"total" integer,
	"compile_message" text,
	"error_message" text,
	"cases" jsonb,
	"limits_enforced" boolean,
	"judged_at" timestamp with time zone,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_verdict_submission_id_rejudge_id_pk" PRIMARY KEY("submission_id","rejudge_id")
);
--> statement-breakpoint
CREATE TABLE "judged_output" (
	"job_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "judged_output_job_id_ordinal_pk" PRIMARY KEY("job_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "problem_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"problem_id" uuid NOT NULL,
	"problem_version" integer NOT NULL,
	"user_id" uuid,
	"submission_id" uuid,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"closed_by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rejudge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"problem_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'judging' NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rejudged_submission" (
	"rejudge_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"status_before" text NOT NULL,
	"status_after" text,
	"outcome" jsonb,
	CONSTRAINT "rejudged_submission_rejudge_id_submission_id_pk" PRIMARY KEY("rejudge_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "problem_version" (
	"problem_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"is_candidate" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"difficulty" text NOT NULL,
	"tags" text NOT NULL,
	"time_limit_ms" integer NOT NULL,
	"memory_limit_kb" integer NOT NULL,
	"time_limit_source" text NOT NULL,
	"time_limit_basis" jsonb,
	"output_limit_bytes" integer,
	"same_limits" boolean DEFAULT false NOT NULL,
	"language_limits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comparison" jsonb NOT NULL,
	"validation" jsonb,
	"show_failing_case" boolean DEFAULT true NOT NULL,
	"start_code" jsonb NOT NULL,
	"reference_solution" jsonb NOT NULL,
	"explanations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hints" jsonb NOT NULL,
	"editorial" text DEFAULT '' NOT NULL,
	"attribution" text,
	"judged_hash" text,
	"verified_at" timestamp with time zone,
	"author_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_version_problem_id_version_pk" PRIMARY KEY("problem_id","version")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "problem_file" DROP CONSTRAINT "problem_file_problem_id_role_program_name_pk";
--> statement-breakpoint
ALTER TABLE "test_case" DROP CONSTRAINT "test_case_problem_id_ordinal_pk";
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspended_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspended_reason" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "judge_job" ADD COLUMN "package_hash" "bytea";
--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "problem_version" integer;
--> statement-breakpoint
ALTER TABLE "problem" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "problem" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();
--> statement-breakpoint
update problem set published_at = created_at;
--> statement-breakpoint
-- What waits is judged on what there is: earlier versions were not kept.
update judge_job set problem_revision = problem.revision from problem
  where problem.id = problem_id and (problem_revision is null or state <> 'done');
--> statement-breakpoint
ALTER TABLE "judge_job" ALTER COLUMN "problem_revision" SET NOT NULL;
--> statement-breakpoint
-- What a problem was becomes its first version; its texts of cases go to where every version finds them.
update problem set version = revision;
--> statement-breakpoint
insert into problem_version (problem_id, version, revision, title, description, difficulty, tags, time_limit_ms,
    memory_limit_kb, time_limit_source, time_limit_basis, output_limit_bytes, same_limits, comparison, validation,
    show_failing_case, start_code, reference_solution, explanations, hints, editorial, attribution, author_id, created_at)
  select id, version, revision, title, description, difficulty, tags, time_limit_ms, memory_limit_kb, time_limit_source,
    time_limit_basis, output_limit_bytes, same_limits, comparison, validation, show_failing_case, start_code,
    reference_solution,
    (select coalesce(jsonb_agg(explanation order by ordinal), '[]') from test_case where problem_id = problem.id and is_visible),
    hints, editorial, attribution, creator_id, updated_at
  from problem;
--> statement-breakpoint
insert into stored_file (hash, content)
  select sha256(input), input from test_case union select sha256(output), output from test_case on conflict do nothing;
--> statement-breakpoint
ALTER TABLE "test_case" ADD COLUMN "revision" integer, ADD COLUMN "input_hash" bytea, ADD COLUMN "output_hash" bytea;
--> statement-breakpoint
update test_case set input_hash = sha256(input), output_hash = sha256(output), revision = problem.revision
  from problem where problem.id = problem_id;
--> statement-breakpoint
ALTER TABLE "test_case" ALTER COLUMN "revision" SET NOT NULL, ALTER COLUMN "input_hash" SET NOT NULL, ALTER COLUMN "output_hash" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "problem_file" ADD COLUMN "revision" integer;
--> statement-breakpoint
update problem_file set revision = problem.revision from problem where problem.id = problem_id;
--> statement-breakpoint
ALTER TABLE "problem_file" ALTER COLUMN "revision" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "problem_file" ADD CONSTRAINT "problem_file_problem_id_revision_role_program_name_pk" PRIMARY KEY("problem_id","revision","role","program","name");
--> statement-breakpoint
ALTER TABLE "test_case" ADD CONSTRAINT "test_case_problem_id_revision_ordinal_pk" PRIMARY KEY("problem_id","revision","ordinal");
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "description";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "time_limit_ms";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "memory_limit_kb";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "time_limit_source";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "time_limit_basis";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "output_limit_bytes";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "same_limits";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "comparison";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "validation";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "show_failing_case";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "start_code";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "reference_solution";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "hints";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "editorial";
--> statement-breakpoint
ALTER TABLE "problem" DROP COLUMN "attribution";
--> statement-breakpoint
ALTER TABLE "test_case" DROP COLUMN "input";
--> statement-breakpoint
ALTER TABLE "test_case" DROP COLUMN "output";
--> statement-breakpoint
ALTER TABLE "test_case" DROP COLUMN "explanation";
--> statement-breakpoint
ALTER TABLE "active_day" ADD CONSTRAINT "active_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_verdict" ADD CONSTRAINT "former_verdict_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "former_verdict" ADD CONSTRAINT "former_verdict_rejudge_id_rejudge_id_fk" FOREIGN KEY ("rejudge_id") REFERENCES "public"."rejudge"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "judged_output" ADD CONSTRAINT "judged_output_job_id_judge_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."judge_job"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "judged_output" ADD CONSTRAINT "judged_output_hash_stored_file_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_closed_by_id_user_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rejudge" ADD CONSTRAINT "rejudge_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rejudge" ADD CONSTRAINT "rejudge_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rejudged_submission" ADD CONSTRAINT "rejudged_submission_rejudge_id_rejudge_id_fk" FOREIGN KEY ("rejudge_id") REFERENCES "public"."rejudge"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rejudged_submission" ADD CONSTRAINT "rejudged_submission_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_version" ADD CONSTRAINT "problem_version_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "problem_version" ADD CONSTRAINT "problem_version_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "active_day_user_idx" ON "active_day" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "audit_event_at_idx" ON "audit_event" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "audit_event_actor_idx" ON "audit_event" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "audit_event_subject_idx" ON "audit_event" USING btree ("subject_id");
--> statement-breakpoint
CREATE INDEX "judged_output_hash_idx" ON "judged_output" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "problem_report_state_idx" ON "problem_report" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "problem_report_problem_idx" ON "problem_report" USING btree ("problem_id");
--> statement-breakpoint
CREATE INDEX "problem_report_user_idx" ON "problem_report" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "rejudge_open_idx" ON "rejudge" USING btree ("problem_id") WHERE "rejudge"."state" in ('judging', 'ready');
--> statement-breakpoint
CREATE INDEX "rejudge_problem_idx" ON "rejudge" USING btree ("problem_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "rejudged_submission_job_idx" ON "rejudged_submission" USING btree ("job_id");
--> statement-breakpoint
CREATE INDEX "rejudged_submission_submission_idx" ON "rejudged_submission" USING btree ("submission_id");
--> statement-breakpoint
CREATE INDEX "problem_version_candidate_idx" ON "problem_version" USING btree ("created_at") WHERE "problem_version"."is_candidate";
--> statement-breakpoint
ALTER TABLE "judge_job" ADD CONSTRAINT "judge_job_package_hash_stored_file_hash_fk" FOREIGN KEY ("package_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "submission_created_idx" ON "submission" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "test_case" ADD CONSTRAINT "test_case_input_hash_stored_file_hash_fk" FOREIGN KEY ("input_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "test_case" ADD CONSTRAINT "test_case_output_hash_stored_file_hash_fk" FOREIGN KEY ("output_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "test_case_input_idx" ON "test_case" USING btree ("input_hash");
--> statement-breakpoint
CREATE INDEX "test_case_output_idx" ON "test_case" USING btree ("output_hash");
--> statement-breakpoint
-- Nobody changes what was done, whatever the program asks for.
create function refuse_change_of_audit() returns trigger
language plpgsql as $$ begin raise exception 'The audit log is only added to.'; end $$;
--> statement-breakpoint
create trigger audit_event_stays before update or delete on audit_event for each row execute function refuse_change_of_audit();
--> statement-breakpoint
create trigger audit_event_stays_whole before truncate on audit_event execute function refuse_change_of_audit();
--> statement-breakpoint
-- As before, but the programs that check a job's outputs and inputs are those of the revision it is judged on.
create or replace function claim_judge_job(p_judge uuid, p_held uuid[]) returns table (job_id uuid, this_attempt integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job judge_job;
  known text[];
begin
  select array(select one ->> 'language' from jsonb_array_elements(languages) as one where (one ->> 'works')::boolean)
    into known from judge where id = p_judge and lease_until > now();
  if not found then return; end if;
  perform put_back_judge_jobs(array(
    select id from judge_job where state = 'judging' and judge_id = p_judge and id <> all (p_held) for update skip locked
  ), 0);
  loop
    select * into job from judge_job as waiting
      where state = 'queued' and language = any (known) and id <> all (p_held)
        and (retry_at is null or retry_at <= now())
        -- For each job in turn, through the primary key: the first that fits ends the search.
        and (select coalesce(bool_and(file.language = any (known)), true) from problem_file as file
          where file.problem_id = waiting.problem_id and file.revision = waiting.problem_revision
            and (file.role = 'output_validator' or file.role = 'input_validator' and waiting.custom_inputs <> '[]'))
      order by priority, created_at limit 1 for update skip locked;
    if not found then return; end if;
    update judge_job set attempt = attempt + 1, state = 'judging', judge_id = p_judge, progress = null
      where id = job.id returning * into job;
    exit when job.attempt - job.given_back <= 8;
    perform finish_judge_job(job.id, job.attempt, unjudged_outcome(
      'Judging was given up after eight judges were lost on it. Submit again, or tell the operator.'));
  end loop;
  update submission set status = 'Judging' where id = job.id;
  perform announce_judge_job(job.id);
  return query select job.id, job.attempt;
end $$;
--> statement-breakpoint
-- As before, and a submission that was judged once more has its new outcome beside the verdict that still stands.
create or replace function finish_judge_job(p_job uuid, p_attempt integer, p_outcome jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  job judge_job;
begin
  update judge_job set state = 'done', outcome = p_outcome, finished_at = now(), progress = null
    where id = p_job and attempt = p_attempt and state = 'judging'
    returning * into job;
  if not found then return false; end if;

  if job.kind = 'rejudge' then
    update rejudged_submission set outcome = p_outcome, status_after = p_outcome->>'status' where job_id = p_job;
  end if;

  if job.kind = 'submit' then
    update submission set
      status = p_outcome->>'status',
      runtime_ms = (p_outcome->>'runtimeMs')::double precision,
      memory_kb = (p_outcome->>'memoryKb')::double precision,
      passed = (p_outcome->>'passed')::integer,
      total = (p_outcome->>'total')::integer,
      compile_message = p_outcome->>'compileMessage',
      error_message = p_outcome->>'errorMessage',
      cases = p_outcome->'cases',
      limits_enforced = (p_outcome->>'limitsEnforced')::boolean,
      judged_at = now()
      where id = p_job;

    if p_outcome->>'status' <> 'Internal Error' then
      insert into problem_counter as counter (problem_id, submitted, accepted)
        values (job.problem_id, 1, (p_outcome->>'status' = 'Accepted')::integer)
        on conflict (problem_id) do update
          set submitted = counter.submitted + 1, accepted = counter.accepted + excluded.accepted;
    end if;

    if p_outcome->>'status' = 'Accepted' then
      insert into solved (user_id, problem_id, submission_id) values (job.user_id, job.problem_id, job.id)
        on conflict do nothing;
    end if;
  end if;

  perform announce_judge_job(p_job);
  return true;
end $$;
--> statement-breakpoint
-- Keeps what a reference solution printed for a case; false, and nothing is kept, when another judge has taken over.
create function keep_judged_output(p_job uuid, p_attempt integer, p_ordinal integer, p_content bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from judge_job where id = p_job and attempt = p_attempt and state = 'judging' and kind = 'outputs' for update;
  if not found then return false; end if;
  insert into stored_file (hash, content) values (sha256(p_content), p_content)
    on conflict (hash) do update set stored_at = now();
  insert into judged_output (job_id, ordinal, hash) values (p_job, p_ordinal, sha256(p_content))
    on conflict (job_id, ordinal) do update set hash = excluded.hash;
  return true;
end $$;
--> statement-breakpoint
revoke execute on function keep_judged_output from public;
