ALTER TABLE "phishing_pictures" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "phishing_pictures" ADD COLUMN "hosts" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "phishing_pictures" ADD COLUMN "teachers" text[] DEFAULT '{}' NOT NULL;