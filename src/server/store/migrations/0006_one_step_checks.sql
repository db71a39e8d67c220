CREATE TABLE "vulnerability_lists" (
	"generation" integer NOT NULL,
	"product" text NOT NULL,
	"filter" text NOT NULL,
	"part" integer NOT NULL,
	"cve_ids" json NOT NULL,
	CONSTRAINT "vulnerability_lists_generation_product_filter_part_pk" PRIMARY KEY("generation","product","filter","part")
);
--> statement-breakpoint
-- The lists of the catalogue that is there already.
INSERT INTO "vulnerability_lists" ("generation", "product", "filter", "part", "cve_ids")
SELECT "generation", "product", "filter", ("place" - 1) / 200, json_agg("cve_id" ORDER BY "place")
FROM (
	SELECT "newest"."generation", "product", "filter", "cve_id",
		row_number() OVER (PARTITION BY "product", "filter" ORDER BY "rank" DESC, "cve_id" DESC) AS "place"
	FROM (SELECT max("generation") AS "generation" FROM "vulnerability_catalogues") AS "newest"
	JOIN "vulnerability_products" ON "since" <= "newest"."generation" AND ("until" IS NULL OR "until" > "newest"."generation")
	JOIN (VALUES ('all', 0), ('critical', 4), ('high', 3), ('kev', 0)) AS "filters" ("filter", "least")
		ON "severity" >= "least" AND ("filter" <> 'kev' OR "is_kev")
) AS "placed"
GROUP BY "generation", "product", "filter", ("place" - 1) / 200;
--> statement-breakpoint
-- Daily checks, each step of them one call: on the embedded engine every statement that is sent costs as much as what it does.
-- All are run with the clock of the product, and whoever changes a count holds the lock of its holder until the transaction
-- ends. Each statement within sees what an earlier holder of the lock has committed.
--
-- A holder is 'user:' and an id, or 'guest:' and an address. A date somewhat ahead of the clock still counts as today: setting
-- the clock back must not give a second day. One that is further ahead was written by a clock gone wrong.
CREATE FUNCTION "is_of_today"("since" timestamp with time zone, "at" timestamp with time zone)
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce("since" BETWEEN date_trunc('day', "at", 'UTC') AND "at" + interval '24 hours', false)
$$;
--> statement-breakpoint
-- Checks counted today, with those under way.
CREATE FUNCTION "checks_used"("of_holder" text, "at" timestamp with time zone)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	"under_way" integer;
	"counted" integer;
BEGIN
	SELECT count(*) INTO "under_way" FROM "check_reservations" WHERE "holder" = "of_holder" AND "expires_at" > "at";
	IF "of_holder" LIKE 'user:%' THEN
		SELECT "daily_usage_count" INTO "counted" FROM "users"
		WHERE "id" = substr("of_holder", 6)::uuid AND "is_of_today"("last_usage_reset", "at");
	ELSE
		SELECT "usage_count" INTO "counted" FROM "guest_usage"
		WHERE "ip_address" = substr("of_holder", 7) AND "is_of_today"("last_usage_date", "at");
	END IF;
	RETURN "under_way" + coalesce("counted", 0);
END $$;
--> statement-breakpoint
-- False when the user has been deleted.
CREATE FUNCTION "count_check"("of_holder" text, "at" timestamp with time zone)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	IF "of_holder" LIKE 'user:%' THEN
		UPDATE "users" SET
			"daily_usage_count" = CASE WHEN "is_of_today"("last_usage_reset", "at") THEN "daily_usage_count" + 1 ELSE 1 END,
			"last_usage_reset" = CASE WHEN "is_of_today"("last_usage_reset", "at") THEN "last_usage_reset" ELSE "at" END
		WHERE "id" = substr("of_holder", 6)::uuid;
		RETURN FOUND;
	END IF;
	INSERT INTO "guest_usage" ("ip_address", "usage_count", "last_usage_date", "created_at")
	VALUES (substr("of_holder", 7), 1, "at", "at")
	ON CONFLICT ("ip_address") DO UPDATE SET
		"usage_count" = CASE WHEN "is_of_today"("guest_usage"."last_usage_date", "at") THEN "guest_usage"."usage_count" + 1 ELSE 1 END,
		"last_usage_date" = CASE WHEN "is_of_today"("guest_usage"."last_usage_date", "at") THEN "guest_usage"."last_usage_date" ELSE "at" END;
	RETURN true;
END $$;
--> statement-breakpoint
-- Null when none is left; an allowance of null is one without limit.
CREATE FUNCTION "reserve_check"("of_holder" text, "allowance" integer, "at" timestamp with time zone, "until" timestamp with time zone)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	"reserved" uuid;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended("of_holder", 0));
	DELETE FROM "check_reservations" WHERE "holder" = "of_holder" AND "expires_at" <= "at";
	IF "checks_used"("of_holder", "at") >= "allowance" THEN
		RETURN NULL;
	END IF;
	INSERT INTO "check_reservations" ("holder", "expires_at") VALUES ("of_holder", "until") RETURNING "id" INTO "reserved";
	RETURN "reserved";
END $$;
--> statement-breakpoint
-- Turns a reservation into a counted check. False when the user has been deleted since.
CREATE FUNCTION "settle_check"("reservation" uuid, "of_holder" text, "at" timestamp with time zone)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended("of_holder", 0));
	DELETE FROM "check_reservations" WHERE "id" = "reservation";
	RETURN "count_check"("of_holder", "at");
END $$;
--> statement-breakpoint
-- Counts checks whose results are ready, each with the event that remembers it; of each holder as many as are left. For each
-- that was asked for, in their order: 'counted', 'none left' or 'no such user'. They are counted holder by holder, so that two
-- servers that count for the same people take their locks in the same order.
CREATE FUNCTION "count_ready_checks"("asked" json)
RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
	"one" record;
	"outcomes" text[] := array_fill('none left'::text, ARRAY[json_array_length("asked")]);
BEGIN
	FOR "one" IN
		SELECT "item"->>'holder' AS "holder", ("item"->>'allowance')::integer AS "allowance",
			("item"->>'at')::timestamptz AS "at", "item"->>'event' AS "event", "place"
		FROM json_array_elements("asked") WITH ORDINALITY AS "each" ("item", "place")
		ORDER BY "item"->>'holder' COLLATE "C", "place"
	LOOP
		PERFORM pg_advisory_xact_lock(hashtextextended("one"."holder", 0));
		CONTINUE WHEN "checks_used"("one"."holder", "one"."at") >= "one"."allowance";
		IF "count_check"("one"."holder", "one"."at") THEN
			INSERT INTO "rate_events" ("key", "at") VALUES ("one"."event", "one"."at");
			"outcomes"["one"."place"] := 'counted';
		ELSE
			"outcomes"["one"."place"] := 'no such user';
		END IF;
	END LOOP;
	RETURN "outcomes";
END $$;
