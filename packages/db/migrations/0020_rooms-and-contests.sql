CREATE TABLE "contest" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"rule" text NOT NULL,
	"visibility" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"penalty_minutes" integer NOT NULL,
	"freeze_minutes" integer NOT NULL,
	"unveiled_at" timestamp with time zone,
	"languages" jsonb NOT NULL,
	"is_rated" boolean NOT NULL,
	"rated_at" timestamp with time zone,
	"created_by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_time_check" CHECK ("contest"."ends_at" > "contest"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "contest_announcement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contest_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid
);
--> statement-breakpoint
CREATE TABLE "contest_person" (
	"contest_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_official" boolean NOT NULL,
	"is_disqualified" boolean DEFAULT false NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_person_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contest_problem" (
	"contest_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"problem_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"is_new" boolean NOT NULL,
	CONSTRAINT "contest_problem_contest_id_problem_id_pk" PRIMARY KEY("contest_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "contest_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contest_id" uuid NOT NULL,
	"user_id" uuid,
	"problem_id" uuid,
	"text" text NOT NULL,
	"answer" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "contest_rating" (
	"contest_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	CONSTRAINT "contest_rating_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "muted_person" (
	"user_id" uuid NOT NULL,
	"muted_id" uuid NOT NULL,
	CONSTRAINT "muted_person_user_id_muted_id_pk" PRIMARY KEY("user_id","muted_id")
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"problem_id" uuid,
	"created_by_id" uuid,
	"last_position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "room_member" (
	"room_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"read_position" integer DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_member_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "room_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" text NOT NULL,
	"position" integer NOT NULL,
	"revision" integer NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removed_by" text
);
--> statement-breakpoint
CREATE TABLE "room_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "room_silence" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "judge_job" ADD COLUMN "is_contest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "contest_id" uuid;--> statement-breakpoint
ALTER TABLE "contest" ADD CONSTRAINT "contest_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_announcement" ADD CONSTRAINT "contest_announcement_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_announcement" ADD CONSTRAINT "contest_announcement_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_person" ADD CONSTRAINT "contest_person_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_person" ADD CONSTRAINT "contest_person_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_problem" ADD CONSTRAINT "contest_problem_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_problem" ADD CONSTRAINT "contest_problem_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_question" ADD CONSTRAINT "contest_question_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_question" ADD CONSTRAINT "contest_question_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_question" ADD CONSTRAINT "contest_question_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_question" ADD CONSTRAINT "contest_question_answered_by_id_user_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_rating" ADD CONSTRAINT "contest_rating_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_rating" ADD CONSTRAINT "contest_rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_person" ADD CONSTRAINT "muted_person_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_person" ADD CONSTRAINT "muted_person_muted_id_user_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_created_by_id_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_member" ADD CONSTRAINT "room_member_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_member" ADD CONSTRAINT "room_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message" ADD CONSTRAINT "room_message_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_message" ADD CONSTRAINT "room_message_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_report" ADD CONSTRAINT "room_report_message_id_room_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."room_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_report" ADD CONSTRAINT "room_report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_report" ADD CONSTRAINT "room_report_closed_by_id_user_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_silence" ADD CONSTRAINT "room_silence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_ends_idx" ON "contest" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "contest_announcement_contest_idx" ON "contest_announcement" USING btree ("contest_id","at");--> statement-breakpoint
CREATE INDEX "contest_person_user_idx" ON "contest_person" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_problem_problem_idx" ON "contest_problem" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "contest_question_contest_idx" ON "contest_question" USING btree ("contest_id","at");--> statement-breakpoint
CREATE INDEX "contest_question_user_idx" ON "contest_question" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_rating_user_idx" ON "contest_rating" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "muted_person_muted_idx" ON "muted_person" USING btree ("muted_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_name_idx" ON "room" USING btree (lower("id"));--> statement-breakpoint
CREATE UNIQUE INDEX "room_problem_idx" ON "room" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "room_last_message_idx" ON "room" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "room_member_user_idx" ON "room_member" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_message_position_idx" ON "room_message" USING btree ("room_id","position");--> statement-breakpoint
CREATE INDEX "room_message_revision_idx" ON "room_message" USING btree ("room_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "room_message_key_idx" ON "room_message" USING btree ("author_id","room_id","key");--> statement-breakpoint
CREATE INDEX "room_message_author_idx" ON "room_message" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_report_once_idx" ON "room_report" USING btree ("message_id","reporter_id");--> statement-breakpoint
CREATE INDEX "room_report_state_idx" ON "room_report" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "room_report_reporter_idx" ON "room_report" USING btree ("reporter_id");--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_contest_id_contest_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contest"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_contest_idx" ON "submission" USING btree ("contest_id","created_at") WHERE "submission"."contest_id" is not null;--> statement-breakpoint
insert into room (id, kind) values ('global', 'global');
--> statement-breakpoint
-- Every server hears when the board of a contest changes, whether by a verdict, a new submission or a rejudge; ratings that
-- were computed from it are to be computed anew.
create function announce_contest_board() returns trigger language plpgsql as $$
begin
  update contest set rated_at = null where id = new.contest_id and rated_at is not null;
  perform pg_notify('contest', new.contest_id || ':board');
  return null;
end $$;
--> statement-breakpoint
create trigger submission_contest_board after insert or update of status on submission
  for each row when (new.contest_id is not null) execute function announce_contest_board();
