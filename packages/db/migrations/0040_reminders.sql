CREATE TABLE "reminder" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"days" integer[] NOT NULL,
	"hour" integer NOT NULL,
	"done_day" date
);
--> statement-breakpoint
ALTER TABLE "preference" ADD COLUMN "weekly_goal" integer;--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;