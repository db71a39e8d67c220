CREATE TABLE "phishing_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"look" bit(64) NOT NULL,
	"quarters" integer[] NOT NULL,
	"layout" text NOT NULL,
	"times_seen" integer DEFAULT 1 NOT NULL,
	"first_seen" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "phishing_pictures_quarters_index" ON "phishing_pictures" USING gin ("quarters");--> statement-breakpoint
CREATE INDEX "phishing_pictures_last_seen_index" ON "phishing_pictures" USING btree ("last_seen");