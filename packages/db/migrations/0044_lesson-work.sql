CREATE TABLE "lesson_code" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"block" integer NOT NULL,
	"part" text NOT NULL,
	"text" "bytea" NOT NULL,
	"is_original" boolean NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_code_user_id_lesson_id_block_part_pk" PRIMARY KEY("user_id","lesson_id","block","part")
);
--> statement-breakpoint
CREATE TABLE "lesson_quiz_answer" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"quiz" text NOT NULL,
	"chosen" integer[] NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_quiz_answer_user_id_lesson_id_quiz_pk" PRIMARY KEY("user_id","lesson_id","quiz")
);
--> statement-breakpoint
ALTER TABLE "judge_job" ALTER COLUMN "problem_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_code" ADD CONSTRAINT "lesson_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_code" ADD CONSTRAINT "lesson_code_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_quiz_answer" ADD CONSTRAINT "lesson_quiz_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_quiz_answer" ADD CONSTRAINT "lesson_quiz_answer_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_job" ADD CONSTRAINT "judge_job_problem_check" CHECK (("judge_job"."kind" = 'lesson') = ("judge_job"."problem_id" is null));