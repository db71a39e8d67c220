ALTER TABLE "watched_things" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "watched_things" ADD COLUMN "proved_at" timestamp with time zone;