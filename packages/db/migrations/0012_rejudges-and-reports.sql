DROP INDEX "submission_problem_idx";--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "filter" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "total" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "enrolled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "enrolled_to" uuid;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "is_enrolled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "changed" integer;--> statement-breakpoint
ALTER TABLE "rejudged_submission" ADD COLUMN "runs" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rejudged_submission" ADD COLUMN "passed_before" integer;--> statement-breakpoint
ALTER TABLE "rejudged_submission" ADD COLUMN "total_before" integer;--> statement-breakpoint
ALTER TABLE "rejudged_submission" ADD COLUMN "passed_after" integer GENERATED ALWAYS AS ((outcome->>'passed')::integer) STORED;--> statement-breakpoint
ALTER TABLE "rejudged_submission" ADD COLUMN "total_after" integer GENERATED ALWAYS AS ((outcome->>'total')::integer) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "problem_report_open_idx" ON "problem_report" USING btree ("user_id","problem_id","about") WHERE "problem_report"."state" = 'open';--> statement-breakpoint
CREATE INDEX "rejudged_submission_open_idx" ON "rejudged_submission" USING btree ("rejudge_id") WHERE "rejudged_submission"."status_after" is null;--> statement-breakpoint
CREATE INDEX "rejudged_submission_changed_idx" ON "rejudged_submission" USING btree ("rejudge_id","submission_id") WHERE "rejudged_submission"."status_after" <> "rejudged_submission"."status_before";--> statement-breakpoint
CREATE INDEX "rejudged_submission_counts_idx" ON "rejudged_submission" USING btree ("rejudge_id","status_before","status_after");--> statement-breakpoint
CREATE INDEX "submission_problem_idx" ON "submission" USING btree ("problem_id","id");