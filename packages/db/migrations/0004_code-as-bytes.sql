-- A text of PostgreSQL holds no NUL, a program may: code is kept as its bytes.
ALTER TABLE "draft" ALTER COLUMN "code" SET DATA TYPE bytea USING convert_to("code", 'UTF8');--> statement-breakpoint
ALTER TABLE "judge_job" ALTER COLUMN "code" SET DATA TYPE bytea USING convert_to("code", 'UTF8');--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "code" SET DATA TYPE bytea USING convert_to("code", 'UTF8');
