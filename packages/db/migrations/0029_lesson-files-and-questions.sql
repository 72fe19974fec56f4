CREATE TABLE "lesson_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_file_piece" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "lesson_file_piece_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "lesson_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by_id" uuid,
	"answered_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "lesson_service_idx";--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "takes_questions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson" ADD COLUMN "start_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_file" ADD CONSTRAINT "lesson_file_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_file_piece" ADD CONSTRAINT "lesson_file_piece_file_id_lesson_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."lesson_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_question" ADD CONSTRAINT "lesson_question_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_question" ADD CONSTRAINT "lesson_question_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_question" ADD CONSTRAINT "lesson_question_answered_by_id_user_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_file_lesson_idx" ON "lesson_file" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_question_lesson_idx" ON "lesson_question" USING btree ("lesson_id","asked_at");--> statement-breakpoint
CREATE INDEX "lesson_question_user_idx" ON "lesson_question" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_service_idx" ON "lesson" USING btree ("course_id","service_id") WHERE "lesson"."service_id" <> '' and not "lesson"."is_own";