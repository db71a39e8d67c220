CREATE TABLE "content_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner" text NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"wrapped_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_keys_owner_unique" UNIQUE("owner")
);
--> statement-breakpoint
CREATE TABLE "tombstones" (
	"kind" text NOT NULL,
	"ref" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tombstones_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "analysis_results" ADD COLUMN "content_key_id" uuid;--> statement-breakpoint
ALTER TABLE "analysis_results" ADD COLUMN "listed_content" "bytea";--> statement-breakpoint
ALTER TABLE "analysis_results" ADD COLUMN "other_content" "bytea";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "content_key_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "content" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "retention_days" integer DEFAULT 90;--> statement-breakpoint
CREATE INDEX "content_keys_wrapped_by_index" ON "content_keys" USING btree ("wrapped_by");--> statement-breakpoint
CREATE INDEX "analysis_results_plain" ON "analysis_results" USING btree ("created_at") WHERE "analysis_results"."content_key_id" is null;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_number_unique" UNIQUE("number");--> statement-breakpoint
-- Written by hand from here on.
--
-- Whoever has an account already was told that their checks are kept until they delete them.
UPDATE "users" SET "retention_days" = NULL;
--> statement-breakpoint
-- Whatever deletes a row, it leaves its tombstone; a `TRUNCATE`, which is how a restore begins, does not.
CREATE FUNCTION "bury"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "tombstones" ("kind", "ref", "at") SELECT TG_ARGV[0], "id", now() FROM "gone" ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bury_sessions" AFTER DELETE ON "user_sessions"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "bury"('session');
--> statement-breakpoint
CREATE TRIGGER "bury_keys" AFTER DELETE ON "content_keys"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "bury"('key');
--> statement-breakpoint
CREATE TRIGGER "bury_accounts" AFTER DELETE ON "users"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "bury"('account');
--> statement-breakpoint
-- The key of a user goes with them.
CREATE FUNCTION "destroy_keys_of_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "content_keys" WHERE "owner" IN (SELECT 'user:' || "id" FROM "gone");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "destroy_keys" AFTER DELETE ON "users"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "destroy_keys_of_users"();
