CREATE TABLE "assistant_switch" (
	"assistant" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_by_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"assistant" text NOT NULL,
	"problem_id" uuid,
	"language" text,
	"provider" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"prompt_tokens" integer,
	"reply_tokens" integer,
	"cost_micros" bigint,
	"end" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"level" integer,
	"used" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"end" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"assistant" text NOT NULL,
	"problem_id" uuid,
	"cleared_at" timestamp with time zone,
	"level" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_level_check" CHECK ("conversation"."level" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"about" jsonb,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_message" (
	"ticket_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_message_ticket_id_position_pk" PRIMARY KEY("ticket_id","position")
);
--> statement-breakpoint
ALTER TABLE "assistant_switch" ADD CONSTRAINT "assistant_switch_changed_by_id_user_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_use" ADD CONSTRAINT "assistant_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_use" ADD CONSTRAINT "assistant_use_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_problem_id_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problem"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_use_at_idx" ON "assistant_use" USING btree ("at");--> statement-breakpoint
CREATE INDEX "assistant_use_user_idx" ON "assistant_use" USING btree ("user_id","assistant","at");--> statement-breakpoint
CREATE INDEX "assistant_use_problem_idx" ON "assistant_use" USING btree ("problem_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_position_idx" ON "chat_message" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_user_idx" ON "conversation" USING btree ("user_id","assistant",coalesce("problem_id", '00000000-0000-0000-0000-000000000000'));--> statement-breakpoint
CREATE INDEX "conversation_problem_idx" ON "conversation" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "ticket_state_idx" ON "ticket" USING btree ("state","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_user_idx" ON "ticket" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_message_author_idx" ON "ticket_message" USING btree ("author_id");