ALTER TABLE "study_plan" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_plan" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_plan" ADD COLUMN "ordered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "study_plan" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;