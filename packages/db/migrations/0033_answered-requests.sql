CREATE TABLE "answered_request" (
	"user_id" uuid NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"asked_hash" "bytea" NOT NULL,
	"made_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answered_request_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "answered_request" ADD CONSTRAINT "answered_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answered_request_at_idx" ON "answered_request" USING btree ("at");