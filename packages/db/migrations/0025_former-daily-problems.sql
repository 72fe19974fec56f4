CREATE TABLE "former_daily_problem" (
	"day" date NOT NULL,
	"problem_id" uuid NOT NULL,
	CONSTRAINT "former_daily_problem_day_problem_id_pk" PRIMARY KEY("day","problem_id")
);
--> statement-breakpoint
ALTER TABLE "former_daily_problem" ADD CONSTRAINT "former_daily_problem_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;