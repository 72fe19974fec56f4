CREATE TABLE "daily_problem" (
	"day" date PRIMARY KEY NOT NULL,
	"problem_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_favourites" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_list_entry" (
	"list_id" uuid NOT NULL,
	"problem_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_list_entry_list_id_problem_id_pk" PRIMARY KEY("list_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "problem_note" (
	"user_id" uuid NOT NULL,
	"problem_id" uuid NOT NULL,
	"text" text NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_note_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "problem_visit" (
	"user_id" uuid NOT NULL,
	"problem_id" uuid NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "problem_visit_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "review_choice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"problem_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_plan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "study_plan_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "study_plan_entry" (
	"plan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"section" text NOT NULL,
	"problem_id" uuid NOT NULL,
	CONSTRAINT "study_plan_entry_plan_id_position_pk" PRIMARY KEY("plan_id","position")
);
--> statement-breakpoint
CREATE TABLE "study_plan_follower" (
	"plan_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_plan_follower_plan_id_user_id_pk" PRIMARY KEY("plan_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"hides_difficulty" boolean DEFAULT false NOT NULL,
	"hides_tags" boolean DEFAULT false NOT NULL,
	"editor" jsonb,
	"keys" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"github" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"leetcode" text DEFAULT '' NOT NULL,
	"twitter" text DEFAULT '' NOT NULL,
	"age" integer,
	"location" text DEFAULT '' NOT NULL,
	"role_type" text,
	"college" text DEFAULT '' NOT NULL,
	"branch" text DEFAULT '' NOT NULL,
	"skills_learning" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"job_role" text DEFAULT '' NOT NULL,
	"experience_years" integer,
	"professional_skills" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_zone_period" (
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	CONSTRAINT "time_zone_period_user_id_since_pk" PRIMARY KEY("user_id","since")
);
--> statement-breakpoint
ALTER TABLE "daily_problem" ADD CONSTRAINT "daily_problem_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_list" ADD CONSTRAINT "problem_list_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_list_entry" ADD CONSTRAINT "problem_list_entry_list_id_problem_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."problem_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_list_entry" ADD CONSTRAINT "problem_list_entry_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_note" ADD CONSTRAINT "problem_note_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_note" ADD CONSTRAINT "problem_note_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_visit" ADD CONSTRAINT "problem_visit_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_visit" ADD CONSTRAINT "problem_visit_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_choice" ADD CONSTRAINT "review_choice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_choice" ADD CONSTRAINT "review_choice_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plan_entry" ADD CONSTRAINT "study_plan_entry_plan_id_study_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."study_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plan_entry" ADD CONSTRAINT "study_plan_entry_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plan_follower" ADD CONSTRAINT "study_plan_follower_plan_id_study_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."study_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plan_follower" ADD CONSTRAINT "study_plan_follower_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_zone_period" ADD CONSTRAINT "time_zone_period_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "problem_list_name_idx" ON "problem_list" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "problem_list_favourites_idx" ON "problem_list" USING btree ("user_id") WHERE "problem_list"."is_favourites";--> statement-breakpoint
CREATE INDEX "problem_list_entry_problem_idx" ON "problem_list_entry" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "review_choice_user_idx" ON "review_choice" USING btree ("user_id","problem_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "study_plan_entry_problem_idx" ON "study_plan_entry" USING btree ("plan_id","problem_id");--> statement-breakpoint
CREATE INDEX "study_plan_follower_user_idx" ON "study_plan_follower" USING btree ("user_id");