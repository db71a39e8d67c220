CREATE TABLE "certificate_logs" (
	"id" text PRIMARY KEY NOT NULL,
	"size" bigint,
	"root" "bytea",
	"next" bigint,
	"read_at" timestamp with time zone,
	"problem" text,
	"is_refused" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "watched_things" ADD COLUMN "logged" "bytea";