ALTER TABLE "draft" ADD COLUMN "mode" text DEFAULT 'stdin' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft" DROP CONSTRAINT "draft_user_id_problem_id_language_pk";--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_user_id_problem_id_language_mode_pk" PRIMARY KEY("user_id","problem_id","language","mode");--> statement-breakpoint
ALTER TABLE "judge_job" ADD COLUMN "mode" text DEFAULT 'stdin' NOT NULL;--> statement-breakpoint
ALTER TABLE "problem_version" ADD COLUMN "signature" jsonb;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "mode" text DEFAULT 'stdin' NOT NULL;
