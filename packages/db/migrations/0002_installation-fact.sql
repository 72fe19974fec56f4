CREATE TABLE "installation_fact" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
