DROP INDEX "judge_job_queued_idx";--> statement-breakpoint
CREATE INDEX "judge_job_queued_idx" ON "judge_job" USING btree ("priority","created_at","language") WHERE "judge_job"."state" = 'queued';
