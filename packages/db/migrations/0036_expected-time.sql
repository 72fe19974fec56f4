ALTER TABLE "judge_job" ADD COLUMN "expected_ms" integer DEFAULT 5000 NOT NULL;--> statement-breakpoint
ALTER TABLE "judge_job" DROP COLUMN "is_brief";