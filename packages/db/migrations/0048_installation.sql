CREATE TABLE "invitation_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"most" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "problem" ADD COLUMN "is_solution_open" boolean DEFAULT false NOT NULL;