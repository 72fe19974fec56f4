DROP INDEX "problem_slug_idx";--> statement-breakpoint
DROP INDEX "problem_title_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "problem_slug_idx" ON "problem" USING btree ("slug") WHERE "problem"."deleted_at" is null and "problem"."version" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "problem_title_idx" ON "problem" USING btree (lower("title")) WHERE "problem"."deleted_at" is null and "problem"."version" > 0;