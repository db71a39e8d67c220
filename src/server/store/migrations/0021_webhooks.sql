CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"about" uuid,
	"data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"answer" "bytea"
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"events" jsonb NOT NULL,
	"levels" jsonb NOT NULL,
	"format" text NOT NULL,
	"content_key_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_at" timestamp with time zone,
	"last_delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","next_try_at") WHERE "webhook_deliveries"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_next" ON "webhook_deliveries" USING btree ("next_try_at") WHERE "webhook_deliveries"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_id_created_at_id_index" ON "webhook_deliveries" USING btree ("webhook_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_about_index" ON "webhook_deliveries" USING btree ("about");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_index" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_user_id_created_at_index" ON "webhooks" USING btree ("user_id","created_at");--> statement-breakpoint
-- Written by hand from here on. A webhook that was deleted does not come back with a restored backup.
CREATE TRIGGER "bury_webhooks" AFTER DELETE ON "webhooks"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "bury"('webhook');
--> statement-breakpoint
-- The keys of a user go with them: that of what they submit, and that of their webhooks, which outlives their deleting all checks.
CREATE OR REPLACE FUNCTION "destroy_keys_of_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "content_keys" WHERE "owner" IN (
		SELECT "kind" || "id" FROM "gone" CROSS JOIN (VALUES ('user:'), ('webhooks:')) AS "kinds" ("kind")
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Queues a message to each webhook of a user that is to be notified of an event; returns how many. A level of null is none to filter by.
CREATE FUNCTION "queue_webhooks"(
	"of_user" uuid, "what" text, "thing" uuid, "details" jsonb, "level" text, "at" timestamp with time zone
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	"queued" integer;
BEGIN
	INSERT INTO "webhook_deliveries" ("webhook_id", "event", "about", "data", "created_at", "next_try_at")
	SELECT "webhooks"."id", "what", "thing", "details", "at", "at" FROM "webhooks"
	WHERE "user_id" = "of_user" AND "paused_at" IS NULL AND "events" @> to_jsonb("what")
		AND ("level" IS NULL OR "levels" = '[]' OR "levels" @> to_jsonb("level"));
	GET DIAGNOSTICS "queued" = ROW_COUNT;
	RETURN "queued";
END $$;
--> statement-breakpoint
-- As in 0015, and queues the messages of the result to webhooks: 'kept and queued' where that is anything.
CREATE OR REPLACE FUNCTION "keep_analysis"(
	"reservations" uuid[], "holders" text[], "at" timestamp with time zone,
	"id" uuid, "user_id" uuid, "analysis_type" text, "risk_score" integer, "risk_level" text, "is_inconclusive" boolean,
	"threats" jsonb, "created_at" timestamp with time zone, "result_version" integer,
	"key_id" uuid, "listed_content" bytea, "other_content" bytea
) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
	FOR "n" IN 1 .. cardinality("holders") LOOP
		PERFORM pg_advisory_xact_lock(hashtextextended("holders"["n"], 0));
	END LOOP;
	PERFORM 1 FROM "content_keys" WHERE "content_keys"."id" = "key_id";
	IF NOT FOUND THEN
		IF "user_id" IS NULL OR EXISTS (SELECT FROM "users" WHERE "users"."id" = "user_id") THEN
			RETURN 'no such key';
		END IF;
		RETURN 'no such user';
	END IF;
	IF NOT "settle_checks"("reservations", "holders", "at") THEN
		RETURN 'no such user';
	END IF;
	INSERT INTO "analysis_results" (
		"id", "user_id", "analysis_type", "input_data", "risk_score", "risk_level", "is_inconclusive", "threats", "recommendations",
		"created_at", "result_version", "content_key_id", "listed_content", "other_content"
	) VALUES (
		"id", "user_id", "analysis_type", '', "risk_score", "risk_level", "is_inconclusive", "threats", '[]',
		"created_at", "result_version", "key_id", "listed_content", "other_content"
	);
	IF "user_id" IS NOT NULL AND "queue_webhooks"(
		"user_id", 'result.created', "id", NULL,
		CASE WHEN "is_inconclusive" AND "risk_level" = 'safe' THEN 'inconclusive' ELSE "risk_level" END, "created_at"
	) > 0 THEN
		RETURN 'kept and queued';
	END IF;
	RETURN 'kept';
END $$;
