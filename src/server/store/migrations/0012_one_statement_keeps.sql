-- One check of each holder, or null and of none; an allowance of null is one without limit. Reservations that have lapsed do not count,
-- and are removed now and then.
CREATE FUNCTION "reserve_checks"("holders" text[], "allowances" integer[], "at" timestamp with time zone, "until" timestamp with time zone)
RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
	"reserved" uuid[] := '{}';
	"id" uuid;
BEGIN
	FOR "n" IN 1 .. cardinality("holders") LOOP
		PERFORM pg_advisory_xact_lock(hashtextextended("holders"["n"], 0));
		IF "checks_used"("holders"["n"], "at") >= "allowances"["n"] THEN
			RETURN NULL;
		END IF;
	END LOOP;
	FOR "n" IN 1 .. cardinality("holders") LOOP
		"id" := gen_random_uuid();
		INSERT INTO "check_reservations" ("id", "holder", "expires_at") VALUES ("id", "holders"["n"], "until");
		"reserved" := "reserved" || "id";
	END LOOP;
	RETURN "reserved";
END $$;
--> statement-breakpoint
-- Turns reservations into counted checks. False when the user has been deleted since.
CREATE FUNCTION "settle_checks"("reservations" uuid[], "holders" text[], "at" timestamp with time zone)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	FOR "n" IN 1 .. cardinality("holders") LOOP
		PERFORM pg_advisory_xact_lock(hashtextextended("holders"["n"], 0));
		DELETE FROM "check_reservations" WHERE "id" = "reservations"["n"];
		IF NOT "count_check"("holders"["n"], "at") THEN
			RETURN false;
		END IF;
	END LOOP;
	RETURN true;
END $$;
--> statement-breakpoint
-- Counts a check and keeps its result, or neither. 'no such key' where the key of the content has been destroyed: who
-- destroys a user's key holds the lock under which their checks are counted. The lock comes first, because a statement that waits for
-- one still reads what was there before its wait; within a function each statement reads anew.
CREATE FUNCTION "keep_analysis"(
	"reservations" uuid[], "holders" text[], "at" timestamp with time zone,
	"id" uuid, "user_id" uuid, "analysis_type" text, "risk_score" integer, "risk_level" text, "threats" jsonb,
	"created_at" timestamp with time zone, "result_version" integer,
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
		"id", "user_id", "analysis_type", "input_data", "risk_score", "risk_level", "threats", "recommendations",
		"created_at", "result_version", "content_key_id", "listed_content", "other_content"
	) VALUES (
		"id", "user_id", "analysis_type", '', "risk_score", "risk_level", "threats", '[]',
		"created_at", "result_version", "key_id", "listed_content", "other_content"
	);
	RETURN 'kept';
END $$;
--> statement-breakpoint
DROP FUNCTION "reserve_check";
--> statement-breakpoint
DROP FUNCTION "settle_check";
--> statement-breakpoint
-- Checks come one at a time. For one row, adding up a set of one costs several times as much as appending it.
CREATE FUNCTION "tally_analysis"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"in_hour" timestamp with time zone := date_trunc('hour', NEW."created_at", 'UTC');
BEGIN
	INSERT INTO "analysis_tallies" ("hour", "analysis_type", "risk_level", "analyses", "score_sum")
	VALUES ("in_hour", NEW."analysis_type", NEW."risk_level", 1, NEW."risk_score");
	IF jsonb_typeof(NEW."threats") = 'array' THEN
		INSERT INTO "threat_tallies" ("hour", "type", "threats")
		SELECT "in_hour", coalesce("threat" ->> 'title', "threat" ->> 'type'), 1
		FROM jsonb_array_elements(NEW."threats") AS "each" ("threat")
		WHERE coalesce("threat" ->> 'title', "threat" ->> 'type') IS NOT NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "tally_inserted" ON "analysis_results";
--> statement-breakpoint
CREATE TRIGGER "tally_inserted" AFTER INSERT ON "analysis_results" FOR EACH ROW EXECUTE FUNCTION "tally_analysis"();
--> statement-breakpoint
-- Counts one event against all limits, or against none when one of them is full: the events, or how many milliseconds to wait. Locks
-- are taken in one order by everyone. Events from further ahead than `tolerance` were counted before a clock was set back; they must
-- not lock a caller out.
CREATE FUNCTION "take_rate_events"("limits" json, "now" timestamp with time zone, "tolerance" interval)
RETURNS json LANGUAGE plpgsql AS $$
DECLARE
	"one" record;
	"recent" record;
	"names" text[];
	"wait_ms" bigint := 0;
	"events" json;
BEGIN
	SELECT array_agg(DISTINCT "item"->>'key' COLLATE "C" ORDER BY "item"->>'key' COLLATE "C") INTO "names"
	FROM json_array_elements("limits") AS "each" ("item");
	FOR "n" IN 1 .. cardinality("names") LOOP
		PERFORM pg_advisory_xact_lock(hashtextextended('rate:' || "names"["n"], 0));
	END LOOP;
	FOR "one" IN
		SELECT "item"->>'key' AS "name", ("item"->>'max')::integer AS "most",
			("item"->>'windowMs')::bigint * interval '1 millisecond' AS "window"
		FROM json_array_elements("limits") AS "each" ("item")
	LOOP
		SELECT count(*) AS "many", min("at") AS "oldest" INTO "recent" FROM "rate_events"
		WHERE "key" = "one"."name" AND "at" > "now" - "one"."window" AND "at" < "now" + "tolerance";
		IF "recent"."many" >= "one"."most" AND "recent"."oldest" IS NOT NULL THEN
			"wait_ms" := greatest("wait_ms", 1, ceil(extract(epoch FROM "recent"."oldest" + "one"."window" - "now") * 1000));
		END IF;
	END LOOP;
	IF "wait_ms" > 0 THEN
		RETURN json_build_object('retryAfterMs', "wait_ms");
	END IF;
	WITH "taken" AS (
		INSERT INTO "rate_events" ("key", "at") SELECT unnest("names"), "now" RETURNING "id", "key"
	)
	SELECT json_agg(json_build_object('id', "id", 'key', "key")) INTO "events" FROM "taken";
	RETURN json_build_object('events', "events");
END $$;
