ALTER TABLE "judge_job" ADD COLUMN "is_brief" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "judge_job" ADD COLUMN "ran_ms" integer;