DROP INDEX "submission_user_problem_idx";--> statement-breakpoint
DROP INDEX "submission_user_idx";--> statement-breakpoint
CREATE INDEX "submission_user_problem_idx" ON "submission" USING btree ("user_id","problem_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_user_idx" ON "submission" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);