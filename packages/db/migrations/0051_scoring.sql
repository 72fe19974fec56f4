ALTER TABLE "problem_version" ADD COLUMN "scoring" jsonb;--> statement-breakpoint
ALTER TABLE "test_case" ADD COLUMN "group_name" text;--> statement-breakpoint
ALTER TABLE "former_verdict" ADD COLUMN "score" double precision;--> statement-breakpoint
ALTER TABLE "former_verdict" ADD COLUMN "max_score" double precision;--> statement-breakpoint
ALTER TABLE "former_verdict" ADD COLUMN "subtasks" jsonb;--> statement-breakpoint
ALTER TABLE "rejudged_submission" ADD COLUMN "score_before" double precision;--> statement-breakpoint
ALTER TABLE "rejudged_submission" ADD COLUMN "score_after" double precision GENERATED ALWAYS AS ((outcome->>'score')::double precision) STORED;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "score" double precision;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "max_score" double precision;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "subtasks" jsonb;--> statement-breakpoint
CREATE INDEX "submission_score_idx" ON "submission" USING btree ("user_id","problem_id","score") WHERE "submission"."score" is not null;