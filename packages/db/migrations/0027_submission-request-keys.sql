-- A submission keeps the key it was sent with: its job, which had it alone, is swept an hour after the verdict, and the same
-- submission sent again after that was a second one.
alter table submission add column request_key text;--> statement-breakpoint
update submission set request_key = judge_job.request_key from judge_job where judge_job.id = submission.id;--> statement-breakpoint
create unique index submission_request_idx on submission (user_id, request_key) where request_key is not null;
