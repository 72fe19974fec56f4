ALTER TABLE "problem" ADD COLUMN "also_called" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "problem_version" ADD COLUMN "also_called" text DEFAULT '' NOT NULL;