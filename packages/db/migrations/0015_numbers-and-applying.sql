DROP INDEX "rejudge_open_idx";--> statement-breakpoint
DROP INDEX "problem_number_idx";--> statement-breakpoint
-- A number names one problem: of several that share one the oldest keeps it, the others come after the last.
UPDATE "problem" SET "number" = "renumbered"."number" FROM (
  SELECT "id", (SELECT max("number") FROM "problem") + row_number() OVER (ORDER BY "number", "created_at", "id") AS "number"
  FROM (
    SELECT "id", "number", "created_at", row_number() OVER (PARTITION BY "number" ORDER BY "created_at", "id") AS "place"
    FROM "problem" WHERE "deleted_at" IS NULL AND "version" > 0
  ) AS "placed" WHERE "place" > 1
) AS "renumbered" WHERE "renumbered"."id" = "problem"."id";--> statement-breakpoint
-- Titles are kept with single blanks; one that would then be another problem's stays as it is until it is saved.
WITH "cleaned" AS (
  SELECT "id", btrim(regexp_replace("title", '[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+', ' ', 'g')) AS "title"
  FROM "problem" WHERE "deleted_at" IS NULL AND "version" > 0
)
UPDATE "problem" SET "title" = "cleaned"."title" FROM "cleaned"
  WHERE "cleaned"."id" = "problem"."id" AND "cleaned"."title" <> "problem"."title" AND "cleaned"."title" <> ''
    AND (SELECT count(*) FROM "cleaned" AS "other" WHERE lower("other"."title") = lower("cleaned"."title")) = 1;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "applied" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "applied_to" uuid;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "replaced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "replaced_verdicts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rejudge" ADD COLUMN "applied_by_id" uuid;--> statement-breakpoint
ALTER TABLE "rejudge" ADD CONSTRAINT "rejudge_applied_by_id_user_id_fk" FOREIGN KEY ("applied_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rejudge_open_idx" ON "rejudge" USING btree ("problem_id") WHERE "rejudge"."state" in ('judging', 'ready', 'applying');--> statement-breakpoint
CREATE UNIQUE INDEX "problem_number_idx" ON "problem" USING btree ("number") WHERE "problem"."deleted_at" is null and "problem"."version" > 0;