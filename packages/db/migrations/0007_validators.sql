CREATE TABLE "problem_file" (
	"problem_id" uuid NOT NULL,
	"role" text NOT NULL,
	"program" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "problem_file_problem_id_role_program_name_pk" PRIMARY KEY("problem_id","role","program","name")
);
--> statement-breakpoint
ALTER TABLE "problem" ADD COLUMN "time_limit_basis" jsonb;--> statement-breakpoint
ALTER TABLE "problem" ADD COLUMN "output_limit_bytes" integer;--> statement-breakpoint
ALTER TABLE "problem" ADD COLUMN "validation" jsonb;--> statement-breakpoint
ALTER TABLE "test_case" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_case" ADD COLUMN "comparison" jsonb;--> statement-breakpoint
ALTER TABLE "test_case" ADD COLUMN "validator_flags" jsonb;--> statement-breakpoint
ALTER TABLE "problem_file" ADD CONSTRAINT "problem_file_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;