CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text,
	"dedupe_key" text NOT NULL,
	"about" uuid,
	"content_key_id" uuid,
	"content" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outgoing_mails_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
DROP INDEX "contact_messages_mailed_at_next_mail_at_index";--> statement-breakpoint
DROP INDEX "verdict_reports_to_mail";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_by" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" "bytea";--> statement-breakpoint
CREATE INDEX "outgoing_mails_due" ON "outgoing_mails" USING btree ("next_try_at") WHERE "outgoing_mails"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "outgoing_mails_created_at_index" ON "outgoing_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_recipient_index" ON "outgoing_mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "contact_messages_state_created_at_index" ON "contact_messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email_index" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_plan_ends" ON "users" USING btree ("plan_reset_date") WHERE "users"."plan_reset_date" is not null;--> statement-breakpoint
-- What waited in the tables themselves waits in the one queue now.
INSERT INTO "outgoing_mails" ("kind", "dedupe_key", "about", "created_at", "tries", "next_try_at")
SELECT 'contact', 'contact:' || "id", "id", "created_at", "mail_tries", "next_mail_at"
FROM "contact_messages" WHERE "mailed_at" IS NULL AND "next_mail_at" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "outgoing_mails" ("kind", "recipient", "dedupe_key", "about", "created_at", "tries", "next_try_at")
SELECT 'verdict answer', "users"."email",
	'verdict answer:' || "verdict_reports"."id" || ':' || round(extract(epoch from "decided_at") * 1000)::bigint,
	"verdict_reports"."id", "decided_at", "mail_tries", "next_mail_at"
FROM "verdict_reports" JOIN "users" ON "users"."id" = "verdict_reports"."user_id"
WHERE "decided_at" IS NOT NULL AND "next_mail_at" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "mail_tries";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "next_mail_at";--> statement-breakpoint
ALTER TABLE "verdict_reports" DROP COLUMN "mailed_at";--> statement-breakpoint
ALTER TABLE "verdict_reports" DROP COLUMN "mail_tries";--> statement-breakpoint
ALTER TABLE "verdict_reports" DROP COLUMN "next_mail_at";
