CREATE TABLE "judged_mistake" (
	"problem_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"path" text NOT NULL,
	"job_id" uuid NOT NULL,
	"cases" jsonb,
	CONSTRAINT "judged_mistake_problem_id_revision_path_pk" PRIMARY KEY("problem_id","revision","path"),
	CONSTRAINT "judged_mistake_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "known_mistake" (
	"problem_id" uuid NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"sentence" text NOT NULL,
	"code" "bytea" NOT NULL,
	CONSTRAINT "known_mistake_problem_id_path_pk" PRIMARY KEY("problem_id","path")
);
--> statement-breakpoint
ALTER TABLE "judged_mistake" ADD CONSTRAINT "judged_mistake_known_mistake_fk" FOREIGN KEY ("problem_id","path") REFERENCES "public"."known_mistake"("problem_id","path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_mistake" ADD CONSTRAINT "known_mistake_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;