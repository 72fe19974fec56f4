ALTER TABLE "daily_problem" ADD COLUMN "level" text DEFAULT 'regular' NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_problem" DROP CONSTRAINT "daily_problem_pkey";--> statement-breakpoint
ALTER TABLE "daily_problem" ADD CONSTRAINT "daily_problem_day_level_pk" PRIMARY KEY("day","level");--> statement-breakpoint
ALTER TABLE "preference" ADD COLUMN "programming_experience" text;
