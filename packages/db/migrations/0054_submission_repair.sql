CREATE TABLE "submission_repair" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"repair" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submission_repair" ADD CONSTRAINT "submission_repair_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;