CREATE TABLE "certificate" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"course_name" text NOT NULL,
	"mentor" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_paise" integer NOT NULL,
	"validity_days" integer NOT NULL,
	"mentor" text NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL,
	"playlist_id" text DEFAULT '' NOT NULL,
	"playlist_asked_at" timestamp with time zone,
	"playlist_read_at" timestamp with time zone,
	"playlist_trouble" text DEFAULT '' NOT NULL,
	"outcomes" text[] DEFAULT '{}' NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "course_price_check" CHECK ("course"."price_paise" >= 100),
	CONSTRAINT "course_validity_check" CHECK ("course"."validity_days" >= 1)
);
--> statement-breakpoint
CREATE TABLE "course_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid,
	"given_by_id" uuid,
	"days" integer NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "course_grant_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "course_rating" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_rating_stars_check" CHECK ("course_rating"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "enrolment_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "lesson" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"service_id" text DEFAULT '' NOT NULL,
	"video_id" uuid,
	"address" text DEFAULT '' NOT NULL,
	"seconds" double precision,
	"thumbnail" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_caption" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_problem" (
	"lesson_id" uuid NOT NULL,
	"problem_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "lesson_problem_lesson_id_problem_id_pk" PRIMARY KEY("lesson_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"position" double precision DEFAULT 0 NOT NULL,
	"played" "int4multirange" DEFAULT '{}' NOT NULL,
	"played_seconds" integer DEFAULT 0 NOT NULL,
	"watched_seconds" double precision DEFAULT 0 NOT NULL,
	"seconds" double precision,
	"marked_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "video" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"seconds" double precision NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"codecs" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grant" ADD CONSTRAINT "course_grant_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grant" ADD CONSTRAINT "course_grant_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grant" ADD CONSTRAINT "course_grant_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_grant" ADD CONSTRAINT "course_grant_given_by_id_user_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_rating" ADD CONSTRAINT "course_rating_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_rating" ADD CONSTRAINT "course_rating_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_caption" ADD CONSTRAINT "lesson_caption_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_problem" ADD CONSTRAINT "lesson_problem_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_problem" ADD CONSTRAINT "lesson_problem_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_user_idx" ON "certificate" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "course_grant_user_idx" ON "course_grant" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_rating_user_idx" ON "course_rating" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "course_rating_at_idx" ON "course_rating" USING btree ("course_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enrolment_course_idx" ON "enrolment" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lesson_course_idx" ON "lesson" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "lesson_video_idx" ON "lesson" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_service_idx" ON "lesson" USING btree ("course_id","service_id") WHERE "lesson"."service_id" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_caption_language_idx" ON "lesson_caption" USING btree ("lesson_id","language");--> statement-breakpoint
CREATE INDEX "lesson_problem_problem_idx" ON "lesson_problem" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_lesson_idx" ON "lesson_progress" USING btree ("lesson_id");