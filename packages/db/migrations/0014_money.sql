CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount_paise" integer NOT NULL,
	CONSTRAINT "ledger_entry_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_entry_amount_check" CHECK ("ledger_entry"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"user_id" uuid,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"thing_name" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"state" text DEFAULT 'created' NOT NULL,
	"address" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reserved_until" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"payment_id" text,
	"paid_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"refunded_paise" integer DEFAULT 0 NOT NULL,
	"shipped_at" timestamp with time zone,
	"tracking" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_provider_order_id_unique" UNIQUE("provider_order_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premium_grant" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_paise" integer NOT NULL,
	"stock" integer NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "product_price_check" CHECK ("product"."price_paise" = 0 or "product"."price_paise" >= 100),
	CONSTRAINT "product_stock_check" CHECK ("product"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"provider_refund_id" text,
	"decided_by_id" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	CONSTRAINT "refund_provider_refund_id_unique" UNIQUE("provider_refund_id")
);
--> statement-breakpoint
CREATE TABLE "test_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_order_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_refund_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"effect" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "premium_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "premium_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grant" ADD CONSTRAINT "premium_grant_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grant" ADD CONSTRAINT "premium_grant_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_decided_by_id_user_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_refund" ADD CONSTRAINT "test_refund_payment_id_test_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."test_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entry_order_idx" ON "ledger_entry" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_number_idx" ON "order" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_unpaid_idx" ON "order" USING btree ("user_id","kind","thing_id") WHERE "order"."state" = 'created';--> statement-breakpoint
CREATE INDEX "order_user_idx" ON "order" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_thing_idx" ON "order" USING btree ("thing_id","state");--> statement-breakpoint
CREATE INDEX "order_state_idx" ON "order" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_check_idx" ON "order" USING btree ("next_check_at") WHERE "order"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_order_idx" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "premium_grant_user_idx" ON "premium_grant" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refund_order_idx" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_open_idx" ON "refund" USING btree ("payment_id") WHERE "refund"."state" in ('asked', 'sending', 'sent');--> statement-breakpoint
CREATE INDEX "refund_try_idx" ON "refund" USING btree ("next_try_at") WHERE "refund"."next_try_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "test_payment_captured_idx" ON "test_payment" USING btree ("provider_order_id") WHERE "test_payment"."state" = 'captured';--> statement-breakpoint
CREATE INDEX "test_payment_order_idx" ON "test_payment" USING btree ("provider_order_id");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_premium_id_unique" UNIQUE("premium_id");--> statement-breakpoint
-- States that were shown, and what was agreed on, are facts: no program may take them back.
create function refuse_step_back_of_order() returns trigger language plpgsql as $$
declare
  ways constant text[] := array['created', 'expired', 'paid', 'fulfilled', 'refunded'];
begin
  if array_position(ways, new.state) < array_position(ways, old.state) then
    raise exception 'order % cannot go back from % to %', old.number, old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (new.kind, new.thing_id, new.amount_paise, new.currency, new.provider)
     is distinct from (old.kind, old.thing_id, old.amount_paise, old.currency, old.provider)
     or new.user_id <> old.user_id or new.provider_order_id <> old.provider_order_id then
    raise exception 'what was agreed on for order % cannot change', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger order_goes_forward before update on "order" for each row execute function refuse_step_back_of_order();
--> statement-breakpoint
create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entry_stays before update or delete on ledger_entry for each row execute function refuse_change_of_ledger();
--> statement-breakpoint
create trigger ledger_entry_stays_whole before truncate on ledger_entry execute function refuse_change_of_ledger();
--> statement-breakpoint
create function refuse_deletion_of_order() returns trigger language plpgsql as $$
begin
  raise exception 'an order stays for good' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger order_stays before delete on "order" for each row execute function refuse_deletion_of_order();
